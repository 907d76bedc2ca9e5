import { useUser } from '../../api/session'
import { UserMenu } from './user-menu'
import { VisitorMenu } from './visitor-menu'

/** The menu of the user, or of a visitor. */
export function ProfileMenu() {
  const user = useUser()
  return user === null ? <VisitorMenu /> : <UserMenu user={user} />
}

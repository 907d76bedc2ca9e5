import { Badge } from '@mantine/core'
import { type Role, roleNames } from '../../lib/roles'

/** The user's role in a company, where it is not the usual one. */
export const RoleBadge = ({ role }: { role: Role }) =>
  role === 'owner' ? null : (
    <Badge component="span" color="gray">
      {roleNames[role]}
    </Badge>
  )

import { useLocation } from 'react-router'
import { isCodeTaken, resetCode } from '../../lib/reset-code'
import { AskForReset } from './ask-for-reset'
import { NewPassword } from './new-password'

/** Asks for a mail with a link. The page that this link opens has its code and asks for a new password. */
export default function ForgotPasswordPage() {
  const taken = isCodeTaken(useLocation().state)
  const code = resetCode()
  return taken && code !== null ? <NewPassword code={code} /> : <AskForReset reloaded={taken} />
}

import { MessagePage } from '../../components/message-page'

export default function ForgotPasswordPage() {
  return (
    <MessagePage title="Wachtwoord vergeten" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

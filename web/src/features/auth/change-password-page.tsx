import { MessagePage } from '../../components/message-page'

export default function ChangePasswordPage() {
  return (
    <MessagePage title="Wachtwoord wijzigen" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

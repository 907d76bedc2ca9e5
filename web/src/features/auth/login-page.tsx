import { MessagePage } from '../../components/message-page'

export default function LoginPage() {
  return (
    <MessagePage title="Inloggen" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

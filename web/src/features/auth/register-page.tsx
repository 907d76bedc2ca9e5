import { MessagePage } from '../../components/message-page'

export default function RegisterPage() {
  return (
    <MessagePage title="Account aanmaken" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

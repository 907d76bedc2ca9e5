import { MessagePage } from '../../components/message-page'

export default function ContactPage() {
  return (
    <MessagePage title="Contact" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

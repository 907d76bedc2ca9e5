import { MessagePage } from '../../components/message-page'

export default function PaymentPage() {
  return (
    <MessagePage title="Betalen" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

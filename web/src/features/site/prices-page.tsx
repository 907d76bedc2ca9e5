import { MessagePage } from '../../components/message-page'

export default function PricesPage() {
  return (
    <MessagePage title="Prijzen" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

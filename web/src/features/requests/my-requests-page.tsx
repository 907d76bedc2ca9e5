import { MessagePage } from '../../components/message-page'

export default function MyRequestsPage() {
  return (
    <MessagePage title="Mijn aanvragen" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

import { MessagePage } from '../../components/message-page'

export default function FailedPage() {
  return (
    <MessagePage title="Je aanvraag" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

import { MessagePage } from '../../components/message-page'

export default function TermsPage() {
  return (
    <MessagePage title="Algemene voorwaarden" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

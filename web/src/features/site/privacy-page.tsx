import { MessagePage } from '../../components/message-page'

export default function PrivacyPage() {
  return (
    <MessagePage title="Privacyverklaring" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

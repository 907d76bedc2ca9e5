import { MessagePage } from '../../components/message-page'

export default function ProfilePage() {
  return (
    <MessagePage title="Mijn profiel" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

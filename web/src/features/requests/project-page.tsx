import { MessagePage } from '../../components/message-page'

export default function ProjectPage() {
  return (
    <MessagePage title="Projectbeheer" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

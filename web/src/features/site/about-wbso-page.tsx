import { MessagePage } from '../../components/message-page'

export default function AboutWbsoPage() {
  return (
    <MessagePage title="Wat is de WBSO?" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

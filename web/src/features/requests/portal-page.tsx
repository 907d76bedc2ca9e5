import { MessagePage } from '../../components/message-page'

export default function PortalPage() {
  return (
    <MessagePage title="Bedrijfs Portaal" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

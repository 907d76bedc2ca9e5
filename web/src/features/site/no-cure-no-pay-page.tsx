import { MessagePage } from '../../components/message-page'

export default function NoCureNoPayPage() {
  return (
    <MessagePage title="No Cure, No Pay" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

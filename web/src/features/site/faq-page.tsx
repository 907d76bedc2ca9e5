import { MessagePage } from '../../components/message-page'

export default function FaqPage() {
  return (
    <MessagePage title="Veelgestelde vragen" actions={null}>
      <p>Een ogenblik geduld.</p>
    </MessagePage>
  )
}

import { Footer } from './footer'
import { PageFrame } from './page-frame'
import { TopBar } from './top-bar'

export function MainLayout() {
  return <PageFrame header={<TopBar />} footer={<Footer />} />
}

import { CallToAction } from './call-to-action'
import { Footer } from './footer'
import { PageFrame } from './page-frame'
import { TopBar } from './top-bar'

export function MainLayout() {
  const footer = (
    <>
      <CallToAction />
      <Footer />
    </>
  )
  return <PageFrame header={<TopBar />} footer={footer} />
}

import { useUser } from '../../api/session'
import { CallToAction } from './call-to-action'
import { Footer } from './footer'
import { OwnFooter } from './own-footer'
import { PageFrame } from './page-frame'
import { TopBar } from './top-bar'

interface Props {
  /** Whether the pages are the user's own. Visitors see them like all others. */
  own?: boolean
}

export function MainLayout({ own = false }: Props) {
  const user = useUser()
  const footer =
    own && user !== null ? (
      <OwnFooter />
    ) : (
      <>
        <CallToAction />
        <Footer />
      </>
    )
  return <PageFrame header={<TopBar />} footer={footer} />
}

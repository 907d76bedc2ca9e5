import { Suspense } from 'react'
import { useUser } from '../../api/session'
import { lazyPart } from '../../lib/load-part'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Hero } from './hero'
import { HomeSections } from './home-sections'
import { PromotionBanner } from './promotion-banner'

const YourRequest = lazyPart('your-request', () => import('./your-request'))

export default function HomePage() {
  const user = useUser()
  usePageTitle('Je WBSO-aanvraag, goed voorbereid')
  return (
    <>
      <PromotionBanner />
      {user !== null && (
        <Suspense>
          <YourRequest />
        </Suspense>
      )}
      <Hero />
      <HomeSections />
    </>
  )
}

import { usePageTitle } from '../../shared/site/use-page-title'
import { Hero } from './hero'
import { HomeSections } from './home-sections'
import { PromotionBanner } from './promotion-banner'

export default function HomePage() {
  usePageTitle('Je WBSO-aanvraag, goed voorbereid')
  return (
    <>
      <PromotionBanner />
      <Hero />
      <HomeSections />
    </>
  )
}

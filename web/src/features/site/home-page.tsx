import { usePageTitle } from '../../api/use-page-title'
import { Benefits } from './benefits'
import { Compliance } from './compliance'
import { Discount } from './discount'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { Integration } from './integration'
import { PaperSection } from './paper-section'
import { Promises } from './promises'
import { PromotionBanner } from './promotion-banner'
import { Ready } from './ready'
import { Services } from './services'

export default function HomePage() {
  usePageTitle('Je WBSO-aanvraag, goed voorbereid')
  return (
    <>
      <PromotionBanner />
      <Hero />
      <Promises />
      <HowItWorks />
      <PaperSection />
      <Ready />
      <Benefits />
      <Discount />
      <Integration />
      <Compliance />
      <Services />
    </>
  )
}

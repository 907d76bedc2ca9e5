import { useUser } from '../../api/session'
import { lazyPart } from '../../lib/load-part'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Benefits } from './benefits'
import { Compliance } from './compliance'
import { ContactOffer } from './contact-offer'
import { Discount } from './discount'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { Integration } from './integration'
import { PaperSection } from './paper-section'
import { Promises } from './promises'
import { PromotionBanner } from './promotion-banner'
import { Section } from './section'
import { ServiceCards } from './service-cards'

/** The two services with their prices. */
const Services = () => (
  <Section
    id="diensten"
    title="Twee manieren, één duidelijke prijs"
    text="Schrijven en laten beoordelen is gratis. Je betaalt per project, en pas als je aanvraag klaarstaat."
  >
    <ServiceCards heading={3} strip />
  </Section>
)

/** Home below its hero. */
function HomeSections() {
  return (
    <>
      <Promises />
      <HowItWorks />
      <PaperSection />
      <ContactOffer />
      <Benefits />
      <Discount />
      <Integration />
      <Compliance />
      <Services />
    </>
  )
}

const YourRequest = lazyPart('your-request', () => import('./your-request'))

export default function HomePage() {
  const user = useUser()
  usePageTitle('Je WBSO-aanvraag, goed voorbereid')
  return (
    <>
      <PromotionBanner />
      {user !== null && <YourRequest />}
      <Hero />
      <HomeSections />
    </>
  )
}

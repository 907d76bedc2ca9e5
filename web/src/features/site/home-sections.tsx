import { Benefits } from './benefits'
import { Compliance } from './compliance'
import { ContactOffer } from './contact-offer'
import { Discount } from './discount'
import { HowItWorks } from './how-it-works'
import { Integration } from './integration'
import { PaperSection } from './paper-section'
import { Promises } from './promises'
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
export function HomeSections() {
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

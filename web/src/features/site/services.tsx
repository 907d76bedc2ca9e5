import { Section } from './section'
import { ServiceCards } from './service-cards'

/** The two services with their prices. */
export const Services = () => (
  <Section
    id="diensten"
    title="Twee manieren, één duidelijke prijs"
    text="Schrijven en laten beoordelen is gratis. Je betaalt per project, en pas als je aanvraag klaarstaat."
  >
    <ServiceCards heading={3} strip />
  </Section>
)

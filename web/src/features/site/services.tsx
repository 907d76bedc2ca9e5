import { Section } from './section'
import { ServiceCards } from './service-cards'

/** The two services with their prices. */
export const Services = () => (
  <Section
    id="diensten"
    title="Twee manieren, één duidelijke prijs"
    text="Zelf indienen kan nu al. Liever dat wij het doen? Laat weten dat je belangstelling hebt."
  >
    <ServiceCards heading={3} />
  </Section>
)

import { Benefits } from './benefits'
import { Compliance } from './compliance'
import { ContactOffer } from './contact-offer'
import { Discount } from './discount'
import { HowItWorks } from './how-it-works'
import { Integration } from './integration'
import { PaperSection } from './paper-section'
import { Promises } from './promises'
import { Services } from './services'

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

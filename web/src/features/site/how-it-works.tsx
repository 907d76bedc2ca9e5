import { useHydrated } from '../../ui/use-hydrated'
import { Carousel } from './carousel'
import styles from './how-it-works.module.css'
import { views } from './how-steps'
import { Section } from './section'
import { ServiceViews } from './service-views'

/** How both services work. The page comes with the steps of one; the carousel takes them over, in the same place. */
export const HowItWorks = () => (
  <Section id="werking" title="Hoe werkt onze service">
    {useHydrated() ? (
      <Carousel />
    ) : (
      <>
        <div className={styles.controls} />
        <ServiceViews shown={views[0].id} />
      </>
    )}
  </Section>
)

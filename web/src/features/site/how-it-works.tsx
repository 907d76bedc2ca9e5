import { Title } from '@mantine/core'
import { useHydrated } from '../../ui/use-hydrated'
import { Carousel } from './carousel'
import styles from './how-it-works.module.css'
import { views } from './how-steps'
import { ServiceViews } from './service-views'

/** How both services work. The page comes with the steps of one; the carousel takes them over, in the same place. */
export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="werking">
      <Title order={2} id="werking">
        Hoe werkt onze service
      </Title>
      {useHydrated() ? (
        <Carousel />
      ) : (
        <>
          <div className={styles.controls} />
          <ServiceViews shown={views[0].id} />
        </>
      )}
    </section>
  )
}

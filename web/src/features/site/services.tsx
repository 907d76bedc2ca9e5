import { Title } from '@mantine/core'
import styles from './section.module.css'
import { ServiceCards } from './service-cards'

/** The two services with their prices. */
export function Services() {
  return (
    <section className={styles.section} aria-labelledby="diensten">
      <Title order={2} id="diensten">
        Twee manieren, één duidelijke prijs
      </Title>
      <p className={styles.intro}>
        Zelf indienen kan nu al. Liever dat wij het doen? Laat weten dat je interesse hebt.
      </p>
      <ServiceCards heading="h3" />
    </section>
  )
}

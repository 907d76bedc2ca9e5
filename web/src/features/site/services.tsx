import { Title } from '@mantine/core'
import { ServiceCards } from './service-cards'
import styles from './services.module.css'

/** The two services with their prices. */
export function Services() {
  return (
    <section className={styles.section} aria-labelledby="diensten">
      <header>
        <Title order={2} id="diensten">
          Twee manieren, één duidelijke prijs
        </Title>
        <p className={styles.intro}>
          Zelf indienen kan nu al. Liever dat wij het doen? Laat weten dat je belangstelling hebt.
        </p>
      </header>
      <ServiceCards heading="h3" />
    </section>
  )
}

import { Button, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import styles from './beside.module.css'
import { ExampleSum } from './example-sum'

/** The WBSO as a discount, with an example in euros. */
export function Discount() {
  return (
    <section className={styles.section} aria-labelledby="korting">
      <div className={styles.words}>
        <Title order={2} id="korting">
          Korting op de uren die je toch al maakt
        </Title>
        <p className={styles.text}>
          De WBSO is geen lening en geen prijsvraag. Heb je personeel, dan verreken je het voordeel met de loonheffing
          die je elke maand afdraagt. Je wacht dus niet op een uitkering achteraf.
        </p>
        <Button component={Link} to={paths.aboutWbso} variant="default" size="md">
          Lees hoe de WBSO werkt
        </Button>
      </div>
      <div className={styles.card}>
        <ExampleSum />
      </div>
    </section>
  )
}

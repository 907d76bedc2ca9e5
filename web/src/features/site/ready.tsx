import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import styles from './ready.module.css'

/** For whom would rather talk first. */
export function Ready() {
  return (
    <section className={styles.section} aria-labelledby="klaar">
      <div className={styles.card}>
        <div>
          <h2 className={styles.title} id="klaar">
            Klaar om te starten?
          </h2>
          <p className={styles.text}>
            Twijfel je of je project past, of wil je eerst overleggen? Leg het ons voor: je krijgt meestal binnen één
            werkdag antwoord.
          </p>
        </div>
        <Button component={Link} to={paths.contact} variant="default" size="md">
          Neem contact op
        </Button>
      </div>
    </section>
  )
}

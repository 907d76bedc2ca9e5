import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import styles from './call-to-action.module.css'

/** The banner above the footer: the one next step, from every page. */
export function CallToAction() {
  return (
    <aside className={styles.banner} aria-label="Beginnen">
      <div className={styles.inside}>
        <div>
          <p className={styles.title}>Zie vandaag nog waar je project staat</p>
          <p className={styles.text}>
            Drie korte teksten, meteen een oordeel. Je betaalt pas als je aanvraag klaarstaat.
          </p>
        </div>
        <Button component={Link} to={paths.newRequest} variant="accent" size="md">
          Begin aan je aanvraag
        </Button>
      </div>
    </aside>
  )
}

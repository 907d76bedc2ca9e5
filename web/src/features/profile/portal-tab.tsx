import { Button, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import styles from './tab.module.css'

/** The way to the portal. */
export default function PortalTab() {
  return (
    <section className={styles.tab}>
      <Title order={2}>Mijn portaal</Title>
      <div className={styles.row}>
        <div>
          <strong>Projectbeheer</strong>
          <p className={styles.quiet}>Je projecten, medewerkers en uren.</p>
        </div>
        <Button component={Link} to={paths.portal}>
          Ga naar Portaal
        </Button>
      </div>
    </section>
  )
}

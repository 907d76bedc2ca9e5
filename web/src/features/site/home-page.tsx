import { Button, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePageTitle } from '../../api/use-page-title'
import { paths } from '../../lib/paths'
import styles from './home-page.module.css'
import { SampleVerdict } from './sample-verdict'

export default function HomePage() {
  usePageTitle('Je WBSO-aanvraag, goed voorbereid')
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Title order={1}>Je WBSO-aanvraag, goed voorbereid</Title>
        <p className={styles.lead}>
          Beschrijf je project in drie korte teksten. Je ziet meteen of ze sterk genoeg zijn en wat er nog ontbreekt.
          Daarna maken we er een aanvraag van die je zelf bij RVO indient.
        </p>
        <div>
          <Button
            component={Link}
            to={paths.newRequest}
            variant="accent"
            size="lg"
            rightSection={<IconArrowRight size={20} stroke={2} aria-hidden="true" />}
          >
            Start direct je aanvraag
          </Button>
        </div>
        <p className={styles.note}>Beoordelen kan zonder account.</p>
      </div>
      <SampleVerdict />
    </div>
  )
}

import { Group, Text, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { useUser } from '../../api/session'
import { paths } from '../../lib/paths'
import { stepsSlot } from '../../lib/steps-slot'
import { useSiteWord } from '../../shared/site/site-text'
import { Wordmark } from '../../ui/wordmark'
import { PageFrame } from './page-frame'
import { ShortFooter } from './short-footer'
import styles from './slim-layout.module.css'

/** The layout of routes that are a task: it offers the way home, help and the legal pages, and nothing else. */
export function SlimLayout() {
  const brand = useSiteWord('brand')
  const user = useUser()
  const header = (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Wordmark brand={brand} />
        <div className={styles.steps} id={stepsSlot} />
        <Group gap="md" wrap="nowrap">
          {user !== null && (
            <Text variant="quiet" truncate maw="6rem" translate="no">
              <VisuallyHidden>Ingelogd als </VisuallyHidden>
              {user.username}
            </Text>
          )}
          <Link className={styles.link} to={paths.home}>
            Naar home
          </Link>
        </Group>
      </div>
    </header>
  )
  return <PageFrame header={header} footer={<ShortFooter />} />
}

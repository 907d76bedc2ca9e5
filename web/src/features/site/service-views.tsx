import { Box, Button, Paper, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon'
import styles from './how-it-works.module.css'
import { type ViewId, views } from './how-steps'
import site from './site.module.css'
import { strip } from './strip'

/** The steps of both services in one place, of which one is visible. Without script both are, one below the other. */
export function ServiceViews({ shown }: { shown: ViewId }) {
  return (
    <div className={styles.views}>
      {views.map(({ id, name, steps, chip }) => (
        <div key={id} className={styles.view} data-shown={id === shown || undefined}>
          <Box component="p" className={styles.name} fz="lg" fw={650}>
            {name}
          </Box>
          <ol className={`${styles.steps} ${site.strip}`} ref={strip} aria-label={name}>
            {steps.map(({ title, text }) => (
              <Paper key={title} component="li" className={styles.step} p="lg" radius="lg">
                <Title order={3}>{title}</Title>
                <Text variant="lead" fz="inherit">
                  {text}
                </Text>
              </Paper>
            ))}
          </ol>
          <Button
            component={Link}
            to={chip.to}
            className={styles.chip}
            bg="orange.1"
            c="orange.9"
            radius="xl"
            rightSection={<Icon of={IconArrowRight} />}
          >
            {chip.text}
          </Button>
        </div>
      ))}
    </div>
  )
}

import { Stack, Title } from '@mantine/core'
import { useUser } from '../../api/session'
import { lazyPart } from '../../lib/load-part'
import { panelTitle, screenSearch } from '../../lib/screen-search'
import type { LayoutPartProps } from '../../shared/layout/layout-part'
import { Loading } from '../../ui/loading'
import type { StepProps } from './part-form'

const LayoutPart = lazyPart<LayoutPartProps>(
  'layout-part',
  () => import('../../shared/layout/layout-part'),
  <Loading text="We halen je zinnen op." as="cards" />,
)

/** The first screen of the application: what the user wrote, sentence by sentence in its boxes. */
export function LayoutStep({ id, application }: StepProps) {
  const user = useUser()
  if (user === null) return null
  return (
    <Stack component="section" gap="lg" flex={1} w="100%" miw={0} maw="form" aria-labelledby={panelTitle}>
      <Title order={2} id={panelTitle} tabIndex={-1}>
        Klopt deze indeling?
      </Title>
      <LayoutPart
        owner={user.id}
        id={id}
        number={application.project_number}
        linkTo={(part) => ({ search: screenSearch(part) })}
      />
    </Stack>
  )
}

import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { Pages } from '../../shared/pages/pages'
import { PagesDialog } from '../../shared/pages/pages-dialog'
import { Failed } from '../../ui/failed'
import { Icon } from '../../ui/icon'
import { Contents } from './contents'
import { usePreview } from './use-preview'

const name = 'Eerste pagina’s van je aanvraag'

/** What the user gets, with its first pages. */
export function Preview({ number }: { number: string }) {
  const { lacksDocuments, askAgain, ...viewed } = usePreview(number)
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  return (
    <Paper component="section" withBorder={false} shadow="var(--wbso-shadow)" radius="lg" p="lg">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        <Stack align="flex-start">
          <Title order={2} size="h3">
            Dit krijg je
          </Title>
          <Contents />
          <Text variant="quiet">
            Eén PDF die je na het betalen meteen downloadt. Bekijk eerst gratis de eerste twee pagina’s.
          </Text>
          <Button variant="default" leftSection={<Icon of={IconEye} />} onClick={show}>
            Bekijk je Preview!
          </Button>
          {lacksDocuments && (
            <Failed message="Kon document informatie niet laden." safe="Je aanvraag is bewaard." onRetry={askAgain} />
          )}
        </Stack>
        <Pages name={name} viewed={viewed} onEnlarge={show} />
      </SimpleGrid>
      {open && (
        <PagesDialog name={name} filename={`voorbeeld-${number}.pdf`} viewed={viewed} onClose={() => setOpen(false)} />
      )}
    </Paper>
  )
}

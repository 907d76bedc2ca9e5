import { Anchor, Button, Loader, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { documentsOf } from '../../api/requests'
import { Contents } from './contents'
import styles from './preview.module.css'
import { PreviewFrame } from './preview-frame'
import { usePreview } from './use-preview'

/** Where there is room for a frame. Phones have little, and most of them show no PDF in a page. */
const wide = '(min-width: 40em)'

/** What the user gets, with a preview. */
export function Preview({ number }: { number: string }) {
  const documents = useQuery(documentsOf(number))
  const { open, opening, error, link } = usePreview(number, documents.data)
  const framed = useMediaQuery(wide, false, { getInitialValueInEffect: false }) && navigator.pdfViewerEnabled
  const icon = opening ? <Loader size={18} color="currentColor" /> : <IconEye size={18} stroke={2} aria-hidden="true" />
  return (
    <Paper component="section" withBorder={false} shadow="var(--wbso-shadow)" radius="lg" p="lg">
      <SimpleGrid cols={framed ? 2 : 1} spacing="lg">
        {framed && <PreviewFrame id={number} />}
        <Stack align="flex-start">
          <Title order={2} size="h3">
            Dit krijg je
          </Title>
          <Contents />
          <Text size="sm" c="gray.7">
            Eén PDF die je na het betalen meteen downloadt. Bekijk eerst gratis de eerste twee pagina’s.
          </Text>
          <Button variant="default" leftSection={icon} aria-disabled={opening} onClick={open}>
            Bekijk je Preview!
          </Button>
          <Text className={styles.error} size="sm" c="red.7" fw={600} role="alert">
            {error ?? (documents.isError && 'Kon document informatie niet laden.')}
          </Text>
          {link !== null && (
            <Text size="sm" c="gray.7" role="status">
              De preview staat in een nieuw tabblad. Zie je dat niet?{' '}
              <Anchor href={link} target="_blank" rel="noreferrer" inherit>
                Open de preview hier
              </Anchor>
              .
            </Text>
          )}
        </Stack>
      </SimpleGrid>
    </Paper>
  )
}

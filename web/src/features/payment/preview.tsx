import { Button, Loader, Title } from '@mantine/core'
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
    <section className={styles.preview} data-framed={framed || undefined}>
      {framed && <PreviewFrame id={number} />}
      <div className={styles.words}>
        <Title order={2} size="h3">
          Dit krijg je
        </Title>
        <Contents />
        <p className={styles.note}>
          Eén PDF die je na het betalen meteen downloadt. Bekijk eerst gratis de eerste twee pagina’s.
        </p>
        <Button variant="default" leftSection={icon} aria-disabled={opening} onClick={open}>
          Bekijk je Preview!
        </Button>
        <p className={styles.error} role="alert">
          {error ?? (documents.isError && 'Kon document informatie niet laden.')}
        </p>
        {link !== null && (
          <p className={styles.note} role="status">
            De preview staat in een nieuw tabblad. Zie je dat niet?{' '}
            <a href={link} target="_blank" rel="noreferrer">
              Open de preview hier
            </a>
            .
          </p>
        )}
      </div>
    </section>
  )
}

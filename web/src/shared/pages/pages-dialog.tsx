import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../lib/save-file'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { Pages } from './pages'
import type { Viewed } from './use-pdf'

interface Props {
  /** What the document is: 'Je aanvraag'. */
  name: string
  /** What it is called as a file. Absent when the file that is loaded has its own name. */
  filename?: string | undefined
  viewed: Viewed
  onClose: () => void
}

/** A document in a window over the page. */
export function PagesDialog({ name, filename, viewed, onClose }: Props) {
  const { file } = viewed
  return (
    <Dialog title={name} whole onClose={onClose}>
      {(close) => (
        <Pages name={name} viewed={viewed}>
          {file && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon of={IconDownload} />}
              onClick={() => saveFile(file, filename ?? (file instanceof File ? file.name : ''))}
            >
              Download
            </Button>
          )}
          <Button size="xs" onClick={close}>
            Sluiten
          </Button>
        </Pages>
      )}
    </Dialog>
  )
}

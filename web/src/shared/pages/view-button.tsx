import { Button } from '@mantine/core'
import { useState } from 'react'
import { PagesDialog } from './pages-dialog'
import { useDocument } from './use-pdf'

interface Props {
  /** What the document is: 'Je aanvraag'. */
  name: string
  /** Absent when a file is loaded that has its own name. */
  filename?: string
  load: () => Promise<Blob>
  /** Whether it is small, for a row of a table. */
  compact?: boolean
}

/** A button that shows a document. */
export function ViewButton({ compact = false, ...document }: Props) {
  const [open, setOpen] = useState(false)
  const { name } = document
  return (
    <>
      <Button
        aria-label={`Bekijk ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
        variant="default"
        size={compact ? 'xs' : undefined}
        px={compact ? undefined : 'sm'} // so that phones have room for it beside the download
        onClick={() => setOpen(true)}
      >
        Bekijk
      </Button>
      {open && <DocumentDialog {...document} onClose={() => setOpen(false)} />}
    </>
  )
}

function DocumentDialog({ load, ...rest }: Omit<Props, 'compact'> & { onClose: () => void }) {
  return <PagesDialog {...rest} viewed={useDocument(load)} />
}

import { Button, type ButtonProps, Loader, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { failure } from '../lib/messages'
import { saveFile } from '../lib/save-file'
import { Icon } from './icon'
import { useOnce } from './use-once'

interface Props extends Pick<ButtonProps, 'variant'> {
  label: string
  /** A longer name for screen readers, for when there are several. It begins with the label. */
  name?: string
  /** Absent when a file is loaded that has its own name. */
  filename?: string
  load: () => Promise<Blob | File>
  /** Where the file is for all to fetch. Makes it a link, which works before any script. */
  href?: string
  /** What to say when that fails. */
  failed?: string
  /** Whether it is small and without icon, for a row of a table. */
  compact?: boolean
}

const otherwise = 'Het downloaden is niet gelukt. Probeer het opnieuw.'

/** A button that saves a file, and says so when that fails. */
export function DownloadButton(props: Props) {
  const { label, name, filename, load, href, failed = otherwise, compact = false, variant } = props
  const { mutate, isPending, error } = useOnce({
    mutationFn: load,
    onSuccess: (content) => saveFile(content, filename ?? (content instanceof File ? content.name : '')),
  })
  const icon = compact ? null : <Icon of={IconDownload} />
  return (
    <div>
      <Button
        {...(href !== undefined && { component: 'a', href, download: filename })}
        aria-label={name}
        variant={variant}
        size={compact ? 'xs' : undefined}
        leftSection={isPending ? <Loader /> : icon}
        aria-disabled={isPending}
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          void mutate()
        }}
      >
        {label}
      </Button>
      <div role="alert">
        {error && (
          <Text variant="error" mt="xs">
            {failure(error, failed)}
          </Text>
        )}
      </div>
    </div>
  )
}

import { Button } from '@mantine/core'
import { Notice } from './notice'

interface Props {
  message: string
  onRetry: () => void
}

/** Says that something did not load, and tries again on a press. */
export function RetryNotice({ message, onRetry }: Props) {
  return (
    <Notice tone="error">
      <p>{message}</p>
      <Button variant="default" size="xs" mt="xs" onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </Notice>
  )
}

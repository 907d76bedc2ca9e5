import { Notice } from './notice'
import { RetryButton } from './retry-button'

interface Props {
  /** What happened. */
  message: string
  /** What is safe. Null where nobody would fear for anything. */
  safe?: string | null
  onRetry: () => void
}

/** Shown instead of what did not load: what happened, what is safe, and a button to try again. */
export const Failed = ({ message, safe = 'Er is niets verloren.', onRetry }: Props) => (
  <Notice tone="error">
    <p>{message}</p>
    {safe !== null && <p>{safe}</p>}
    <RetryButton variant="default" size="xs" mt="xs" onRetry={onRetry} />
  </Notice>
)

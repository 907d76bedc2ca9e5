import { Button, type ButtonProps } from '@mantine/core'

/** Tries again to load something. It gives its focus to the page, since it is gone while that loads. */
export const RetryButton = ({ onRetry, ...look }: ButtonProps & { onRetry: () => void }) => (
  <Button
    {...look}
    onClick={(event) => {
      event.currentTarget.closest('main')?.focus({ preventScroll: true })
      onRetry()
    }}
  >
    Probeer opnieuw
  </Button>
)

import type { ReactNode } from 'react'
import { MessagePage } from './message-page'
import { RetryButton } from './retry-button'

interface Props {
  title: string
  /** What happened. */
  message: string
  /** What is safe. */
  safe: string
  onRetry: () => void
  /** More ways to go on. */
  children?: ReactNode
}

/** Shown instead of a page that did not load, as `Failed` is instead of a part of one. */
export const FailedPage = ({ title, message, safe, onRetry, children }: Props) => (
  <MessagePage
    title={title}
    actions={
      <>
        <RetryButton onRetry={onRetry} />
        {children}
      </>
    }
  >
    <p role="alert">{message}</p>
    <p>{safe}</p>
  </MessagePage>
)

import { Frame } from './frame'
import { Waiting } from './waiting'

/** Shown instead of a page while its data load. */
export function WaitingPage({ text }: { text: string }) {
  return (
    <Frame>
      <Waiting text={text} />
    </Frame>
  )
}

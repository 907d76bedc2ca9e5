import { Frame } from './frame'
import { Waiting } from './waiting'

/** Holds the place of a page whose data are on their way. */
export function WaitingPage({ text }: { text: string }) {
  return (
    <Frame>
      <Waiting text={text} />
    </Frame>
  )
}

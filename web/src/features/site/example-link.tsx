import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { loadPart } from '../../lib/load-part'

/** The example as the browser shows it to who has no script, or asks for another tab. */
const address = '/api/example/download/'

/** A link to the application that serves as an example. It opens over the page. */
export function ExampleLink({ children }: { children: ReactNode }) {
  const [Example, setExample] = useState<ComponentType<{ onClose: () => void }> | null>(null)

  async function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const part = await loadPart('example', () => import('./example-dialog'))
      setExample(() => part.ExampleDialog)
    } catch {
      window.location.assign(address)
    }
  }

  return (
    <>
      <a href={address} onClick={(event) => void open(event)}>
        {children}
      </a>
      {Example && <Example onClose={() => setExample(null)} />}
    </>
  )
}

/** The part of the booking service's script that we use. */
interface Calendly {
  initInlineWidget: (widget: { url: string; parentElement: HTMLElement }) => void
}

declare global {
  interface Window {
    Calendly?: Calendly
  }
}

const address = 'https://assets.calendly.com/assets/external/widget.js'

/** Loads the script of the booking service, if it is not there yet. */
function load(): Promise<void> {
  if (window.Calendly !== undefined) return Promise.resolve()
  const script = document.createElement('script')
  script.src = address
  script.async = true
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('the script was blocked or is not there'))
  })
  document.head.append(script)
  return loaded.catch((cause) => {
    script.remove() // the next attempt begins anew
    throw cause
  })
}

/** Shows the agenda in an element. Fails when the script cannot be loaded. */
export async function showAgenda(url: string, parentElement: HTMLElement): Promise<void> {
  await load()
  if (window.Calendly === undefined) throw new Error('the script is another one')
  window.Calendly.initInlineWidget({ url, parentElement })
}

/** Reports whether a message says that a meeting is booked. Only the agenda's own origin is believed (W-04). */
export function saysBooked({ origin, data }: MessageEvent<unknown>, url: string): boolean {
  if (origin !== new URL(url).origin) return false
  return typeof data === 'object' && data !== null && 'event' in data && data.event === 'calendly.event_scheduled'
}

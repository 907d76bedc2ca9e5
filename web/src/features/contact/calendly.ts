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

/** Runs the script of the booking service. A script that brings nothing leaves no trace, so that one can try again. */
async function load(): Promise<Calendly> {
  const script = document.createElement('script')
  script.src = address
  const done = new Promise((resolve) => {
    script.onload = resolve
    script.onerror = resolve
  })
  document.head.append(script)
  await done
  if (window.Calendly !== undefined) return window.Calendly
  script.remove()
  throw new Error('the script was blocked or is another one')
}

/** Shows the agenda in an element. Fails when the script cannot be loaded. */
export async function showAgenda(url: string, parentElement: HTMLElement): Promise<void> {
  const calendly = window.Calendly ?? (await load())
  calendly.initInlineWidget({ url, parentElement })
}

/** Reports whether a message says that a meeting is booked. Only the agenda's own origin is believed (W-04). */
export function saysBooked({ origin, data }: MessageEvent<unknown>, url: string): boolean {
  if (origin !== new URL(url).origin) return false
  return typeof data === 'object' && data !== null && 'event' in data && data.event === 'calendly.event_scheduled'
}

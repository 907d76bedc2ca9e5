import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog'

/** Asks before what is typed is lost, as by Back or a link, or when the page is closed. The router takes one at a time. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  return unsaved && <Guard />
}

function Guard() {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) => here.pathname + here.search !== next.pathname + next.search,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return (
    blocker.state === 'blocked' && (
      <ConfirmDialog title="Weggaan?" action="Weggaan" onConfirm={blocker.proceed} onClose={blocker.reset}>
        Je hebt nog niet opgeslagen wat je hier typte.
      </ConfirmDialog>
    )
  )
}

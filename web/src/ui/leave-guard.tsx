import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog'

interface Props {
  unsaved: boolean
  /** Begins the paths between which nothing is lost. Without it, what is typed is lost at another path or search. */
  within?: string
  /** What is lost, as a sentence. */
  loss?: string
}

/** Asks before what is typed is lost, as by Back or a link, or when the page is closed. The router takes one at a time. */
export function LeaveGuard({ unsaved, ...guard }: Props) {
  useAskBeforeUnload(unsaved)
  return unsaved && <Guard {...guard} />
}

/** Has the browser ask before the page is closed or loaded again. */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

function Guard({ within, loss = 'Je hebt nog niet opgeslagen wat je hier typte.' }: Omit<Props, 'unsaved'>) {
  const leaves = (here: Location, next: Location) =>
    within === undefined
      ? here.pathname + here.search !== next.pathname + next.search
      : !next.pathname.startsWith(within)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => leaves(currentLocation, nextLocation))

  return (
    blocker.state === 'blocked' && (
      <ConfirmDialog title="Weggaan?" action="Weggaan" onConfirm={blocker.proceed} onClose={blocker.reset}>
        {loss}
      </ConfirmDialog>
    )
  )
}

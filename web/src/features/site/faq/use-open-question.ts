import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated'

/**
 * The question whose answer is open: the one that the hash of the address names.
 * The first render shows none, as the page that the server sends does.
 */
export function useOpenQuestion() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const open = useHydrated() ? hash.slice(1) : ''
  const pressed = useRef('')

  useEffect(() => {
    if (open === '') return
    // What was pressed is on the screen already, unless the answer that closed was above it.
    document.getElementById(open)?.scrollIntoView({ block: pressed.current === open ? 'nearest' : 'start' })
    pressed.current = ''
  }, [open])

  /** Opens a question, which makes an entry in the history. Closing does not. */
  function show(id: string, opening: boolean) {
    if (opening) pressed.current = id
    navigate({ search, hash: opening ? `#${id}` : '' }, { replace: !opening, preventScrollReset: true })
  }

  return { open, show }
}

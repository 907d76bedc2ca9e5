import { Box } from '@mantine/core'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import { showModal } from '../../lib/show-modal'
import { Icon } from '../../ui/icon'
import { QuietButton } from '../../ui/quiet-button'
import styles from './drawer.module.css'

interface Props {
  /** What the menu is of, for screen readers. */
  name: string
  children: ReactNode
}

/** Where the sidebar shows instead. The style sheet has the same width. */
const wideScreen = '(min-width: 62em)'

/** Opens the menu, until the window is so wide that the sidebar shows: hidden and open, it would make the whole page inert. */
function showUntilWide(panel: HTMLDialogElement) {
  showModal(panel)
  const wide = window.matchMedia(wideScreen)
  const closeWhenWide = () => wide.matches && panel.close()
  wide.addEventListener('change', closeWhenWide)
  return () => wide.removeEventListener('change', closeWhenWide)
}

const isLink = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('a') !== null

/**
 * On small screens: a button that shows a menu over the left of the page. The browser's own
 * dialog keeps the focus inside and gives it back; a press on a link or beside the menu closes it.
 */
export function Drawer({ name, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Box hiddenFrom="md">
      <QuietButton leftSection={<Icon of={IconMenu2} size="lg" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Menu
      </QuietButton>
      {open && (
        <Panel name={name} onClose={() => setOpen(false)}>
          {children}
        </Panel>
      )}
    </Box>
  )
}

function Panel({ name, children, onClose }: Props & { onClose: () => void }) {
  // The browser's close event comes in a later task, and a key pressed before it would open what it then closes.
  function close({ currentTarget }: SyntheticEvent) {
    currentTarget.closest('dialog')?.close()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, and the links inside are the controls
    <dialog
      className={styles.panel}
      ref={showUntilWide}
      aria-label={name}
      onCancel={close}
      onClose={onClose}
      onClick={(event) => (event.target === event.currentTarget || isLink(event)) && close(event)}
    >
      <div className={styles.inside}>
        <QuietButton leftSection={<Icon of={IconX} size="lg" />} onClick={close}>
          Sluit menu
        </QuietButton>
        {children}
      </div>
    </dialog>
  )
}

import { Box, Button, Title } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { type Choice, consent, noCookies } from '../../lib/consent'
import { lazyPart } from '../../lib/load-part'
import { paths } from '../../lib/paths'
import { BlockingDialog } from './blocking-dialog'
import styles from './question.module.css'
import type { Form } from './visits'

interface BannerProps {
  labelledBy: string
  onEscape: () => void
  children: ReactNode
}

/** Gives the page as much room below as the bar takes. */
function makeRoom(bar: HTMLElement | null) {
  if (bar === null) return
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => root.setProperty('--wbso-banner', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.removeProperty('--wbso-banner')
  }
}

/** A bar at the foot of the window. It covers neither the end of the page nor the focus. */
function Banner({ labelledBy, onEscape, children }: BannerProps) {
  return (
    <section
      className={styles.banner}
      ref={makeRoom}
      aria-labelledby={labelledBy}
      data-on-screen
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <div className={styles.inside}>{children}</div>
    </section>
  )
}

/** A page that shows the question about cookies again, since somebody asked for it there. */
export interface Opened {
  on: string
}

interface Props {
  form: Form
  /** The choice that holds now, or null while there is none. */
  choice: Choice | null
  opened: Opened | null
  onClose: () => void
}

/** Few want to choose for themselves. */
const Kinds = lazyPart('kinds', () => import('./kinds'))

const allCookies: Choice = { analytics: true, marketing: true }

/** Asks which cookies are allowed. Refusing takes no more than accepting, and costs nothing. */
export default function Question({ form, choice, opened, onClose }: Props) {
  const site = useSite()
  const operator = site?.operator.name
  const [kinds, setKinds] = useState(choice)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<Element | null>(null)
  const id = useId()

  useEffect(() => {
    if (opened !== null) before.current = document.activeElement
    if (opened !== null || form === 'dialog') heading.current?.focus()
  }, [opened, form])

  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return // what had the focus is still there
      const target = before.current ?? document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
    [],
  )

  function choose(chosen: Choice) {
    consent.choose(chosen)
    onClose()
  }

  const Frame = form === 'dialog' ? BlockingDialog : Banner
  return (
    <Frame labelledBy={id} onEscape={onClose}>
      <div>
        <Title order={2} size="h3" fw={600} mb="2xs" id={id} ref={heading} tabIndex={-1}>
          Cookie-instellingen
        </Title>
        <Box component="p" maw="form" c="dimmed">
          Wij{operator && ` (${operator})`} willen met <strong>analytische cookies</strong> meten hoe de site wordt
          gebruikt, en met <strong>marketingcookies</strong> of onze advertenties werken.{' '}
          {site?.analytics_id && 'Ze komen van Google. '}Weiger je, dan werkt alles net zo goed. Wijzigen kan altijd,
          onderaan elke pagina. Zie onze <Link to={paths.privacy}>privacyverklaring</Link>.
        </Box>
      </div>
      {kinds !== null && <Kinds of={kinds} focused={choice === null} onChange={setKinds} />}
      <div className={styles.answers}>
        <Button variant="default" onClick={() => choose(noCookies)}>
          Weigeren
        </Button>
        <Button variant="default" onClick={() => choose(allCookies)}>
          Accepteren
        </Button>
        {kinds === null ? (
          <Button flex="1 1 100%" variant="subtle" onClick={() => setKinds(noCookies)}>
            Zelf instellen
          </Button>
        ) : (
          <Button flex="1 1 100%" variant="default" onClick={() => choose(kinds)}>
            Keuze opslaan
          </Button>
        )}
        {choice !== null && (
          <Button flex="1 1 100%" variant="subtle" onClick={onClose}>
            Sluiten zonder te wijzigen
          </Button>
        )}
      </div>
    </Frame>
  )
}

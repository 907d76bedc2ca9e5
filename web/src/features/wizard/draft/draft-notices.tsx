import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths'
import type { Elsewhere } from './draft-keeper'
import { Offer } from './offer'

interface Props {
  elsewhere: Elsewhere
  onLoad: () => void
  onKeep: () => void
  /** Whether the draft of a user who is not signed in waits for them. */
  awaited: boolean
}

/** Says what happened to the draft outside this page, and offers what to do about it. */
export function DraftNotices({ elsewhere, onLoad, onKeep, awaited }: Props) {
  return (
    <>
      {elsewhere === 'newer' && (
        <Offer text="In een ander tabblad is een nieuwer concept opgeslagen. Zolang je niet kiest, wordt deze versie niet bewaard.">
          <Button onClick={onLoad}>Nieuwer concept laden</Button>
          <Button variant="default" onClick={onKeep}>
            Verder met deze versie
          </Button>
        </Offer>
      )}
      {elsewhere === 'gone' && (
        <Offer text="Dit concept is in een ander tabblad verzonden of gewist. Wat je hier ziet, wordt niet meer bewaard.">
          <Button onClick={onLoad}>Leeg beginnen</Button>
          <Button variant="default" onClick={onKeep}>
            Toch hiermee verder
          </Button>
        </Offer>
      )}
      {awaited && (
        <Offer text="In deze browser is een concept bewaard van een gebruiker die was ingelogd. Ben jij dat? Log in om ermee verder te gaan.">
          <Button component={Link} to={paths.login} state={{ from: paths.newRequest }} variant="default">
            Inloggen
          </Button>
        </Offer>
      )}
    </>
  )
}

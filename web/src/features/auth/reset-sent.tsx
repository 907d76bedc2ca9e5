import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { Page } from '../../ui/page'
import styles from './auth-form.module.css'

const title = 'E\u2011mail verstuurd! Controleer je inbox.'

interface Props {
  email: string
  onAgain: () => void
}

/** Says where to look for the mail. Nobody learns here which addresses have an account. */
export function ResetSent({ email, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => heading.current?.focus(), []) // the button that had the focus is gone

  return (
    <Page title={title} headingRef={heading}>
      <div className={styles.text}>
        <p>
          Hoort <strong>{email}</strong> bij een account, dan vind je daar binnen een paar minuten een mail met een
          link. De link werkt 30 minuten en één keer.
        </p>
        <p>Niets ontvangen? Kijk bij je ongewenste mail, of controleer het adres.</p>
      </div>
      <Actions>
        <Button component={Link} to={paths.login} variant="default">
          Terug naar inloggen
        </Button>
        <Button variant="default" onClick={onAgain}>
          Ander adres of nog eens versturen
        </Button>
      </Actions>
    </Page>
  )
}

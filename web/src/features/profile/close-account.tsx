import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { problemAt } from '../../lib/problem'
import { Dialog } from '../../ui/dialog'
import styles from '../../ui/dialog-form.module.css'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import { useCloseAccount } from './use-close-account'

/** Says what closing an account means, and does it with the password. */
export default function CloseAccount({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const { send, closing, problems } = useCloseAccount()
  const whole = problems.find(({ field }) => field === null)

  function submit(event: FormEvent) {
    event.preventDefault()
    send(password)
  }

  return (
    <Dialog title="Account sluiten" onClose={onClose}>
      {(close) => (
        <form className={styles.form} noValidate onSubmit={submit}>
          <p>
            <strong>Dit gaat weg:</strong> je gebruikersnaam, naam, e-mailadres en telefoonnummer, je bedrijven, je
            berichten aan ons, en de teksten en documenten van je aanvragen. Van je medewerkers gaan e-mailadres en BSN
            weg, en wie geen uren heeft helemaal. Een betaling die nog loopt, vervalt. Dat is niet terug te draaien:
            download eerst wat je wilt houden.
          </p>
          <p>
            <strong>Dit blijft bewaard:</strong> je facturen, met de naam en het adres van je bedrijf, en de betalingen
            waar ze over gaan; en de uren van betaalde projecten, met de naam en functie van de medewerker en wat er is
            gedaan. Zolang de wet dat voorschrijft. Wat er verder van je aanvragen overblijft, zoals een nummer en een
            datum, wijst niet meer naar jou.
          </p>
          {whole && <Notice tone="error">{whole.message}</Notice>}
          <PasswordField
            id="close_password"
            name="password"
            label="Wachtwoord"
            description="Zo weten we zeker dat jij het bent"
            noun="wachtwoord"
            autoComplete="current-password"
            value={password}
            error={problemAt(problems, 'password')}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <div className={styles.actions}>
            <Button variant="default" onClick={close}>
              Annuleren
            </Button>
            <Button type="submit" color="red" aria-disabled={closing || undefined} aria-busy={closing || undefined}>
              Sluit mijn account
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { closeAccount } from '../../api/own-data'
import { forgetUser } from '../../api/session'
import { ApiError } from '../../lib/api-error'
import { paths } from '../../lib/paths'
import { fieldProblemsOr, problemsOf } from '../../lib/problem'
import { CodeField } from '../../shared/account/code-field'
import { useAskedCode } from '../../shared/account/use-asked-code'
import { VerifyAddress } from '../../shared/account/verify-address'
import { FormDialog } from '../../ui/form-dialog'
import { PasswordField } from '../../ui/password-field'

const closed = 'Je account is gesloten. Bedankt dat je er was.'

/** Says what closing an account means, does it with the password, leaves nothing of it in this browser and goes home. */
export default function CloseAccount({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [shared, setShared] = useState(false) // nobody else owns a company that others are members of
  const [companies, setCompanies] = useState(false)
  const { asked, demand } = useAskedCode()
  return (
    <FormDialog
      title="Account sluiten"
      action="Sluit mijn account"
      danger
      form={{
        initial: { password: '', otp: '' },
        secrets: ['password', 'otp'],
        prefix: 'close_',
        check: ({ password, otp }) =>
          problemsOf({
            password: password === '' ? 'Vul je wachtwoord in.' : null,
            otp: asked && otp.trim() === '' ? 'Vul de code in.' : null,
          }),
        send: ({ password, otp }) => closeAccount(password, otp, companies),
        refusal: (error) => {
          if (error instanceof ApiError && error.code === 'members') setShared(true)
          if (error instanceof ApiError && 'otp' in error.fields) demand()
          return fieldProblemsOr(error, ['password', 'otp'], 'Je account is niet gesloten. Probeer het opnieuw.')
        },
        onSent: () => {
          navigate(paths.home, { state: { message: closed } }) // first, or the profile would ask to sign in again
          forgetUser()
        },
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text>
            <strong>Dit gaat weg:</strong> je gebruikersnaam, naam, e-mailadres en telefoonnummer, je bedrijven, en de
            teksten en documenten van je aanvragen. Van je medewerkers gaan e-mailadres en BSN weg, en wie geen uren
            heeft helemaal. Een betaling die nog loopt, vervalt. Dat is niet terug te draaien: download eerst wat je
            wilt houden.
          </Text>
          <Text>
            <strong>Dit blijft bewaard:</strong> je facturen, met de naam en het adres van je bedrijf, en de betalingen
            waar ze over gaan; en de uren van betaalde projecten, met de naam en functie van de medewerker en wat er is
            gedaan. Zolang de wet dat voorschrijft. Wat er verder van je aanvragen overblijft, zoals een nummer en een
            datum, wijst niet meer naar jou.
          </Text>
          <Text>
            <strong>Je berichten aan ons</strong> die je vanaf je huidige e-mailadres schreef, gaan mee als je dat hebt
            bevestigd. Anders blijven ze in de regel 400 dagen bewaard.
          </Text>
          <PasswordField
            {...field('password')}
            label="Wachtwoord"
            description="Zo weten we zeker dat jij het bent"
            noun="wachtwoord"
            autoComplete="current-password"
          />
          {asked && <CodeField {...field('otp')} />}
          {shared && (
            <Checkbox
              label="Sluit die bedrijven ook. De andere leden zijn ze dan kwijt."
              checked={companies}
              onChange={(event) => setCompanies(event.currentTarget.checked)}
            />
          )}
          <VerifyAddress />
        </>
      )}
    </FormDialog>
  )
}

import { Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { closeAccount } from '../../api/account'
import { forgetUser } from '../../api/session'
import { paths } from '../../lib/paths'
import { fieldProblemsOr, problemsOf } from '../../lib/problem'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import { useForm } from '../../ui/use-form'

const closed = 'Je account is gesloten. Bedankt dat je er was.'

/** Says what closing an account means, does it with the password, leaves nothing of it in this browser and goes home. */
export default function CloseAccount({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { field, button, submit, whole } = useForm({
    initial: { password: '' },
    prefix: 'close_',
    check: ({ password }) => problemsOf({ password: password === '' ? 'Vul je wachtwoord in.' : null }),
    send: ({ password }) => closeAccount(password),
    refusal: (error) => fieldProblemsOr(error, ['password'], 'Je account is niet gesloten. Probeer het opnieuw.'),
    onSent: () => {
      navigate(paths.home, { state: { message: closed } }) // first, or the profile would ask to sign in again
      forgetUser()
    },
  })

  return (
    <Dialog title="Account sluiten" onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={submit}>
          <Stack mt="md">
            <Text>
              <strong>Dit gaat weg:</strong> je gebruikersnaam, naam, e-mailadres en telefoonnummer, je bedrijven, je
              berichten aan ons, en de teksten en documenten van je aanvragen. Van je medewerkers gaan e-mailadres en
              BSN weg, en wie geen uren heeft helemaal. Een betaling die nog loopt, vervalt. Dat is niet terug te
              draaien: download eerst wat je wilt houden.
            </Text>
            <Text>
              <strong>Dit blijft bewaard:</strong> je facturen, met de naam en het adres van je bedrijf, en de
              betalingen waar ze over gaan; en de uren van betaalde projecten, met de naam en functie van de medewerker
              en wat er is gedaan. Zolang de wet dat voorschrijft. Wat er verder van je aanvragen overblijft, zoals een
              nummer en een datum, wijst niet meer naar jou.
            </Text>
            {whole && <Notice tone="error">{whole}</Notice>}
            <PasswordField
              {...field('password')}
              label="Wachtwoord"
              description="Zo weten we zeker dat jij het bent"
              noun="wachtwoord"
              autoComplete="current-password"
            />
            <Group gap="sm">
              <Button variant="default" onClick={close}>
                Annuleren
              </Button>
              <Button color="red" {...button}>
                Sluit mijn account
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

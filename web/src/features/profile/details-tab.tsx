import { Anchor, Box, Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useOutletContext } from 'react-router'
import { me, type UserProfile, userProfile } from '../../api/account'
import { exportAccount } from '../../api/own-data'
import { lazyPart } from '../../lib/load-part'
import { paths } from '../../lib/paths'
import { VerifyAddress } from '../../shared/account/verify-address'
import closed from '../../ui/closed-button.module.css'
import { DownloadButton } from '../../ui/download-button'
import { FormCard } from '../../ui/form-card'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { Tick } from '../../ui/tick'
import { ChangeAddress } from './change-address'
import styles from './details-form.module.css'
import { MailSwitches } from './mail-switches'
import { type TypedDetails, useDetails } from './use-details'

/** The names and phone of the user. One fills them in once; after that they are locked. */
function DetailsForm({ email, profile, typed }: { email: string; profile: UserProfile; typed: TypedDetails }) {
  const { form, field, saved } = useDetails(profile, typed)
  return (
    <Box maw="form">
      <FormCard form={form}>
        <SimpleGrid className={styles.fields} cols={{ base: 1, xs: 2 }}>
          <TextInput {...field('first_name')} label="Voornaam" autoComplete="given-name" />
          <TextInput {...field('last_name')} label="Achternaam" autoComplete="family-name" />
          <TextInput id="email" name="email" label="E-mailadres" type="email" value={email} readOnly />
          <TextInput {...field('phone')} label="Telefoonnummer" type="tel" autoComplete="tel" />
        </SimpleGrid>
        <Text variant="quiet">
          Je naam en telefoonnummer staan vast zodra ze zijn opgeslagen. Klopt dit niet?{' '}
          <Anchor component={Link} inherit to={paths.contact}>
            Neem contact op
          </Anchor>
          : een typefout verbeteren wij voor je.
        </Text>
        <Tick
          {...form.tick('privacy')}
          label={
            <>
              Ik ga akkoord met de{' '}
              <Anchor component={Link} inherit to={paths.privacy} target="_blank">
                privacyverklaring
              </Anchor>
            </>
          }
          description="De privacyverklaring opent in een nieuw tabblad."
        />
        {/* Their words are shorter on a small screen; screen readers hear all of them. */}
        <Group gap="sm">
          <Button
            className={closed.closed}
            {...form.button}
            aria-label="Update mijn profiel"
            aria-disabled={!form.values.privacy || form.sending || undefined}
          >
            Update
            <Box component="span" visibleFrom="xs">
              &nbsp;mijn profiel
            </Box>
          </Button>
          <Button component={Link} to={paths.changePassword} variant="default" aria-label="Wijzig wachtwoord">
            Wijzig
            <Box component="span" visibleFrom="xs">
              &nbsp;wachtwoord
            </Box>
          </Button>
        </Group>
        {saved && <Notice tone="good">Je profiel is bijgewerkt.</Notice>}
      </FormCard>
    </Box>
  )
}

const CloseAccount = lazyPart<{ onClose: () => void }>('close-account', () => import('./close-account'))

/** What one may do with one's data: take them along, and have them removed. */
function AccountData() {
  const [closing, setClosing] = useState(false)
  return (
    <section aria-labelledby="account">
      <Stack gap="sm" maw="form" pt="xs">
        <Title order={3} id="account">
          Je account
        </Title>
        <Text variant="lead">
          Alles wat we van je bewaren, download je als één bestand: je account, je bedrijven, je aanvragen met hun
          teksten en je betalingen. Het bestand is leesbaar voor andere programma’s (JSON).
        </Text>
        <Group gap="sm" align="flex-start">
          <DownloadButton
            label="Mijn gegevens downloaden"
            filename="mijn-gegevens.json"
            load={exportAccount}
            variant="default"
          />
          <Button variant="outline" color="red" onClick={() => setClosing(true)}>
            Account sluiten
          </Button>
        </Group>
        {closing && <CloseAccount onClose={() => setClosing(false)} />}
      </Stack>
    </section>
  )
}

/** The user's own data. */
export default function DetailsTab() {
  const typed = useOutletContext<TypedDetails>()
  const user = useQuery(me)
  const profile = useQuery(userProfile)

  return (
    <section>
      <Stack>
        <Title order={2}>Mijn gegevens</Title>
        <Loaded query={user} text="We halen je gegevens op." as="form" failed="Kon gebruikersgegevens niet ophalen.">
          {({ email }) => (
            <Loaded
              query={profile}
              text="We halen je gegevens op."
              as="form"
              failed="Kon profielgegevens niet ophalen."
            >
              {(saved) => (
                <>
                  <VerifyAddress />
                  <DetailsForm email={email} profile={saved} typed={typed} />
                  <ChangeAddress />
                  <MailSwitches mails={saved.mails} />
                </>
              )}
            </Loaded>
          )}
        </Loaded>
        <AccountData />
      </Stack>
    </section>
  )
}

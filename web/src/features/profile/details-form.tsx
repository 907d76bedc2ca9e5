import { Anchor, Box, Button, Group, SimpleGrid, Text, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import type { UserProfile } from '../../api/account'
import { paths } from '../../lib/paths'
import closed from '../../ui/closed-button.module.css'
import { FormCard } from '../../ui/form-card'
import { Notice } from '../../ui/notice'
import { Tick } from '../../ui/tick'
import styles from './details-form.module.css'
import { type TypedDetails, useDetails } from './use-details'

/** The names and phone of the user. One fills them in once; after that they are locked. */
export function DetailsForm({ email, profile, typed }: { email: string; profile: UserProfile; typed: TypedDetails }) {
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
          Wat is opgeslagen, staat vast. Klopt dit niet?{' '}
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

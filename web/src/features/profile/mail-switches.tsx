import { Stack, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { keepUserProfile, saveUserProfile, type UserProfile } from '../../api/account'
import { SavedTick } from '../../ui/saved-tick'

/** The mails that the user gets unasked, each with a switch. */
const kinds = [
  {
    name: 'open_days',
    label: 'Vrijdag een mail als je open dagen hebt',
    description:
      'Met tot wanneer je uren op tijd zijn. Alleen als een bedrijf waar je uren schrijft herinneringen aan heeft.',
  },
  {
    name: 'digest',
    label: 'Maandag een overzicht van je bedrijven',
    description: 'Wie er nog open dagen heeft. Voor eigenaren, beheerders en adviseurs; niet als er niets open staat.',
  },
] as const

/** Which mails the user gets. */
export function MailSwitches({ mails }: { mails: UserProfile['mails'] }) {
  const queries = useQueryClient()
  return (
    <section aria-labelledby="mails">
      <Stack gap="sm" maw="form" pt="xs">
        <Title order={3} id="mails">
          Mails
        </Title>
        {kinds.map(({ name, label, description }) => (
          <SavedTick
            key={name}
            name={`mails-${name}`}
            label={label}
            description={description}
            on={mails[name]}
            save={async (on) => keepUserProfile(queries, await saveUserProfile({ mails: { [name]: on } }))}
          />
        ))}
      </Stack>
    </section>
  )
}

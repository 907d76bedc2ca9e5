import { Box, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SelectableCompany } from '../../api/companies'
import { companySettings, useChangeSettings } from '../../api/company-settings'
import { may } from '../../lib/roles'
import { Loaded } from '../../ui/loaded'
import { Part } from '../../ui/part'
import { SavedTick } from '../../ui/saved-tick'

/** Whether the people of a company are reminded of open days. An owner decides, the others read what was decided. */
export function RemindersPart({ company: { id, role } }: { company: SelectableCompany }) {
  const settings = useQuery(companySettings(id))
  const change = useChangeSettings(id)
  return (
    <Part title="Herinneringen">
      <Loaded query={settings} text="We halen de instellingen op." as="field" failed="Kon instellingen niet laden">
        {({ reminders }) =>
          may(role, 'runCompany') ? (
            <Box maw="form">
              <SavedTick
                name="reminders"
                label="Mails over open dagen versturen"
                description="Wie open dagen heeft, krijgt vrijdag een mail. Eigenaren, beheerders en adviseurs krijgen maandag een overzicht. Ieder kan die mails in het eigen profiel uitzetten."
                on={reminders}
                save={(on) => change({ reminders: on })}
              />
            </Box>
          ) : (
            <Text>
              {reminders
                ? 'Wie open dagen heeft, krijgt vrijdag een mail. Eigenaren, beheerders en adviseurs krijgen maandag een overzicht.'
                : 'Over open dagen gaan geen mails.'}{' '}
              Een eigenaar kan dat wijzigen.
            </Text>
          )
        }
      </Loaded>
    </Part>
  )
}

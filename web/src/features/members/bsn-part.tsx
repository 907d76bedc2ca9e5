import { Box, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SelectableCompany } from '../../api/companies'
import { companySettings, useChangeSettings } from '../../api/company-settings'
import { may } from '../../lib/roles'
import { Part } from '../../ui/part'
import { SavedTick } from '../../ui/saved-tick'

/**
 * Whether those who reveal a BSN need a second factor. An owner decides, the others read what was decided. Nothing is
 * shown until the settings are there: the part about reminders says that they load, or failed to.
 */
export function BsnPart({ company: { id, role } }: { company: SelectableCompany }) {
  const { data } = useQuery(companySettings(id))
  const change = useChangeSettings(id)
  if (data === undefined) return null
  const required = data.second_factor_for_bsn
  return (
    <Part title="Burgerservicenummers">
      {may(role, 'runCompany') ? (
        <Box maw="form">
          <SavedTick
            name="second_factor_for_bsn"
            label="BSN alleen met tweede stap"
            description="Wie een BSN bekijkt, moet dan een tweede stap bij het inloggen hebben: een code uit een app. Dat geldt ook voor jou."
            on={required}
            save={(on) => change({ second_factor_for_bsn: on })}
          />
        </Box>
      ) : (
        <Text>
          {required
            ? 'Wie een BSN bekijkt, heeft een tweede stap bij het inloggen nodig.'
            : 'Voor een BSN is geen tweede stap bij het inloggen nodig.'}{' '}
          Een eigenaar kan dat wijzigen.
        </Text>
      )}
    </Part>
  )
}

import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { SelectableCompany } from '../../api/companies'
import { byName } from '../../lib/by-name'
import { isSendKey } from '../../lib/enter-key'

const few = 8 // which one sees at a glance

interface Props {
  id: string
  companies: SelectableCompany[]
  /** The ids of those that are chosen. */
  chosen: string[]
  problem: string | undefined
  onChoose: (chosen: string[]) => void
}

/** The choice of companies, of which a consultant may have hundreds: they are found by name or number. */
export function TokenCompanies({ id, companies, chosen, problem, onChoose }: Props) {
  const [sought, seek] = useState('')
  const words = sought.trim().toLowerCase()
  const found = companies
    .filter(({ company_name: name, kvk_number: kvk }) => `${name} ${kvk}`.toLowerCase().includes(words))
    .toSorted((a, b) => byName(a.company_name, b.company_name))

  const sendNothing = (event: KeyboardEvent) => isSendKey(event) && event.preventDefault()

  return (
    <Stack id={id} gap="xs">
      {companies.length > few && (
        <TextInput
          label="Zoek een bedrijf"
          description="Op naam of KvK-nummer"
          autoComplete="off"
          value={sought}
          onChange={(event) => seek(event.currentTarget.value)}
          onKeyDown={sendNothing}
        />
      )}
      <Checkbox.Group label="Welke bedrijven?" value={chosen} error={problem} onChange={onChoose}>
        <Stack gap="sm" mah="30vh" p="0.25rem" style={{ overflowY: 'auto' }}>
          {found.map(({ id: company, company_name: name, kvk_number: kvk }) => (
            <Checkbox
              key={company}
              value={String(company)}
              label={<span translate="no">{name}</span>}
              description={`KvK ${kvk}`}
              aria-invalid={problem === undefined ? undefined : true}
            />
          ))}
          {found.length === 0 && <Text>Geen bedrijf gevonden.</Text>}
        </Stack>
      </Checkbox.Group>
      <Text variant="quiet" size="sm" role="status">
        {chosen.length} van {companies.length} gekozen
      </Text>
    </Stack>
  )
}

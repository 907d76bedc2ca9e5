import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { parseBSN } from '../../lib/rules/numbers'
import { sentenceOf } from '../../lib/rules/sentences'
import { inputPrefix } from './employee-fields'

interface Props {
  value: string
  /** The masked number that is stored, or empty. */
  stored: string
  problem: string | undefined
  onWrite: (bsn: string) => void
}

const why =
  'Niet verplicht. RVO vraagt het BSN van medewerkers met S&O-uren om je uurloon te berekenen. We bewaren het versleuteld.'

/** The BSN of an employee: what it is for, and what it looks like. A wrong one is said on leaving the field, and may be sent. */
export function BsnField({ value, stored, problem, onWrite }: Props) {
  const [left, setLeft] = useState<string | null>(null)
  const unsaid = value !== left || value.trim() === '' || value === stored
  const refusal = unsaid ? null : parseBSN(value).refusal
  return (
    <TextInput
      style={{ gridColumn: '1 / -1' }}
      id={`${inputPrefix}bsn`}
      name="bsn"
      label="BSN"
      description={stored === '' ? `9 cijfers. ${why}` : `9 cijfers, of leeg om het te wissen. ${why}`}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={problem ?? (refusal && sentenceOf(refusal))}
      onBlur={() => setLeft(value)}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  )
}

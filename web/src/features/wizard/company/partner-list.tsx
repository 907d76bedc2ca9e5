import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { problemAt } from '../../../lib/problem'
import { Icon } from '../../../ui/icon'
import { PlainList } from '../../../ui/plain-list'
import { partnersMax } from '../checks'
import type { StepProps } from '../step-props'
import { PartnerRow } from './partner-row'

const nameField = (index: number): string => `collaboration_partners.${index}.company_name`

/** The partners, at most five. The focus moves to an added one, and to a neighbour of a removed one. */
export function PartnerList({ data, problems, dispatch }: StepProps) {
  const partners = data.answers.collaboration_partners
  const add = useRef<HTMLButtonElement>(null)
  const [focus, setFocus] = useState<{ index: number | null } | null>(null)
  const [said, setSaid] = useState('')
  const full = partners.length >= partnersMax

  useEffect(() => {
    if (focus === null) return
    if (focus.index === null) add.current?.focus()
    else document.getElementById(nameField(focus.index))?.focus()
  }, [focus])

  function addOne() {
    if (full) return
    dispatch({ type: 'add-partner' })
    setSaid(`Partner ${partners.length + 1} toegevoegd`)
    setFocus({ index: partners.length })
  }

  function remove(index: number, key: number) {
    dispatch({ type: 'remove-partner', key })
    setSaid(`Partner ${index + 1} verwijderd`)
    const left = partners.length - 1
    setFocus({ index: left === 0 ? null : Math.min(index, left - 1) })
  }

  return (
    <>
      {partners.length > 0 && (
        <PlainList>
          {partners.map((partner, index) => (
            <li key={partner.key}>
              <PartnerRow
                index={index}
                partner={partner}
                problems={problems}
                onWrite={(change) => dispatch({ type: 'partner', key: partner.key, change })}
                onRemove={() => remove(index, partner.key)}
              />
            </li>
          ))}
        </PlainList>
      )}
      {problemAt(problems, 'collaboration_partners') !== undefined && (
        <Text variant="error" id="collaboration_partners-fout">
          {problemAt(problems, 'collaboration_partners')}
        </Text>
      )}
      <Group>
        <Button
          ref={add}
          id="collaboration_partners"
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          aria-disabled={full || undefined}
          aria-describedby={
            problemAt(problems, 'collaboration_partners') === undefined ? undefined : 'collaboration_partners-fout'
          }
          onClick={addOne}
        >
          Partner toevoegen
        </Button>
      </Group>
      {full && <Text variant="quiet">Je kunt hooguit {partnersMax} partners opgeven.</Text>}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  )
}

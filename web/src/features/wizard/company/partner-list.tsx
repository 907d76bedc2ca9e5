import { Button, Group, SimpleGrid, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { focusAfter } from '../../../lib/focus'
import { partnersMax } from '../../../lib/limits'
import { type Problem, problemAt } from '../../../lib/problem'
import { Icon } from '../../../ui/icon'
import { PlainList } from '../../../ui/plain-list'
import { Row } from '../../../ui/row'
import { TextField } from '../../../ui/text-field'
import { checkPartner, type PartnerField } from '../checks'
import type { Partner } from '../model'
import type { StepProps } from '../step-props'

interface Props {
  index: number
  partner: Partner
  problems: Problem[]
  onWrite: (change: Partial<Partner>) => void
  onRemove: () => void
}

/** One partner. */
function PartnerRow({ index, partner, problems, onWrite, onRemove }: Props) {
  const field = (name: PartnerField) => ({
    name: `collaboration_partners.${index}.${name}`,
    value: partner[name],
    onWrite: (text: string) => onWrite({ [name]: text }),
    check: (text: string) => checkPartner(name, text),
    problem: problemAt(problems, `collaboration_partners.${index}.${name}`),
    autoComplete: 'off',
  })
  const title = `Partner ${index + 1}`
  return (
    <Row
      title={title}
      tools={
        <Button variant="subtle" size="sm" onClick={onRemove}>
          Verwijder<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
        </Button>
      }
    >
      <TextField {...field('company_name')} label="Bedrijfsnaam partner" />
      <SimpleGrid minColWidth="min(var(--wbso-tile), 100%)" autoFlow="auto-fit" verticalSpacing="sm">
        <TextField {...field('location')} label="Locatie" />
        <TextField {...field('contribution')} label="Bijdrage" />
      </SimpleGrid>
    </Row>
  )
}

const nameField = (index: number): string => `collaboration_partners.${index}.company_name`

/** The partners, at most five. The focus moves to an added one, and to a neighbour of a removed one. */
export function PartnerList({ data, problems, dispatch }: StepProps) {
  const partners = data.answers.collaboration_partners
  const add = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const full = partners.length >= partnersMax

  function addOne() {
    if (full) return
    const added = () => {
      dispatch({ type: 'add-partner' })
      setSaid(`Partner ${partners.length + 1} toegevoegd`)
    }
    focusAfter(added, () => document.getElementById(nameField(partners.length)))
  }

  function remove(index: number, key: number) {
    const removed = () => {
      dispatch({ type: 'remove-partner', key })
      setSaid(`Partner ${index + 1} verwijderd`)
    }
    const last = partners.length - 2 // of those that are left
    focusAfter(removed, () => (last < 0 ? add.current : document.getElementById(nameField(Math.min(index, last)))))
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

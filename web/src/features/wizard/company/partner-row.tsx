import { Button, SimpleGrid, VisuallyHidden } from '@mantine/core'
import { type Problem, problemAt } from '../../../lib/problem'
import { Row } from '../../../ui/row'
import { TextField } from '../../../ui/text-field'
import { checkPartner, type PartnerField } from '../checks'
import type { Partner } from '../model'

interface Props {
  index: number
  partner: Partner
  problems: Problem[]
  onWrite: (change: Partial<Partner>) => void
  onRemove: () => void
}

/** One partner. */
export function PartnerRow({ index, partner, problems, onWrite, onRemove }: Props) {
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

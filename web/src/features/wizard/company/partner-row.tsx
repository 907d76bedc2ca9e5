import { Button, Title, VisuallyHidden } from '@mantine/core'
import { type Problem, problemAt } from '../../../lib/problem'
import styles from '../../../ui/rows.module.css'
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
    <fieldset className={styles.row} aria-label={title}>
      <div className={styles.head}>
        <Title className={styles.name} order={3}>
          {title}
        </Title>
        <Button variant="subtle" size="sm" onClick={onRemove}>
          Verwijder<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
        </Button>
      </div>
      <TextField {...field('company_name')} label="Bedrijfsnaam partner" />
      <div className={styles.pair}>
        <TextField {...field('location')} label="Locatie" />
        <TextField {...field('contribution')} label="Bijdrage" />
      </div>
    </fieldset>
  )
}

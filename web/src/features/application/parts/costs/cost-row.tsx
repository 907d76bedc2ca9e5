import { Group, SimpleGrid, Text, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PartContents } from '../../../../api/application'
import { costTimesMax } from '../../../../lib/limits'
import { type Problem, problemAt } from '../../../../lib/problem'
import { shortEuro } from '../../../../lib/rules/benefit'
import { withSum } from '../../../../lib/rules/cost-item'
import { type CostNeed, countedOf, missingOf } from '../../../../lib/rules/costs'
import { Row } from '../../../../ui/row'
import { readAmount, readWhole, showAmount, showWhole } from '../read'
import { RowTools } from '../row-tools'
import { Select } from '../select'
import { TypedField } from '../typed-field'

export type Cost = PartContents['costs']['items'][number]

interface Props {
  item: Cost
  at: number
  listed: boolean
  problems: Problem[]
  /** Says of one of its fields that RVO asks for it. */
  asked: (need: string) => ReactNode
  onChange: (item: Cost) => void
  onRemove: () => void
}

const vats = [
  { value: 'excl', label: 'Excl.' },
  { value: 'incl', label: 'Incl.' },
]

const kinds = [
  { value: 'kosten', label: 'Kosten' },
  { value: 'uitgave', label: 'Uitgave' },
  { value: 'telt_niet', label: 'Telt niet' },
]

const needs: Record<CostNeed, string> = {
  kind: 'waarvoor het telt',
  amount: 'het bedrag',
  vat: 'de btw',
  share: 'het deel',
}

const showShare = (share: number | null): string => (share === null ? '' : `${share}%`)

/** One item: what it is, for how much it counts and how that comes about, and why the project needs it. */
export function CostRow({ item, at, listed, problems, asked, onChange, onRemove }: Props) {
  const change = (some: Partial<Cost>) => onChange(withSum(item, { ...item, ...some }))
  const missing = listed ? missingOf(item) : []
  const name = item.post.trim() === '' ? `Post ${at + 1}` : item.post
  const field = (member: keyof Cost, label: string, longer = label) => ({
    name: `items.${at}.${member}`,
    label,
    hiddenLabel: `${longer} van ${name}`,
    size: 'sm',
    problem: problemAt(problems, `items.${at}.${member}`),
  })
  const line = (member: 'relation' | 'calculation', label: string, description: string) => (
    <div>
      <Textarea
        id={`items.${at}.${member}`}
        label={label}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        size="sm"
        autosize
        minRows={1}
        value={item[member] ?? ''}
        error={problemAt(problems, `items.${at}.${member}`)}
        onChange={(event) => change({ [member]: event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ') })}
      />
      {asked(member)}
    </div>
  )

  return (
    <Row
      title={`Post ${at + 1}`}
      name={name}
      at={at}
      tools={
        <Group gap="sm" wrap="nowrap">
          <Text ta="right" fw={600}>
            {countedWords(item)}
          </Text>
          <RowTools name={name} at={at} count={1} onRemove={onRemove} />
        </Group>
      }
    >
      <div>
        <Textarea
          id={`items.${at}.post`}
          aria-label={`Post ${at + 1}`}
          size="sm"
          autosize
          minRows={1}
          value={item.post}
          error={problemAt(problems, `items.${at}.post`)}
          onChange={(event) => change({ post: event.currentTarget.value })}
        />
        {missing.length > 0 && (
          <Text mt={4} size="xs" fw={600} c="ink.7">
            Vul nog in: {missing.map((need) => needs[need]).join(', ')}
          </Text>
        )}
        {item.reason !== '' && (
          <Text variant="quiet" mt={4} size="xs">
            {item.reason}
          </Text>
        )}
        {item.from !== '' && item.from !== item.post && (
          <Text variant="quiet" mt={4} size="xs">
            Uit je tekst: “{item.from}”
          </Text>
        )}
      </div>
      <SimpleGrid cols={{ base: 2, xs: 3, sm: 5 }} spacing="sm" verticalSpacing="sm">
        <TypedField
          {...field('cents', 'Bedrag')}
          description={at === 0 && 'Bijvoorbeeld 1.250.'}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="decimal"
          placeholder="€"
          value={item.cents}
          show={showAmount}
          read={readAmount}
          onRead={(cents) => change({ cents })}
        />
        <TypedField
          {...field('times', 'Aantal')}
          inputMode="numeric"
          value={item.times}
          show={showWhole}
          read={readWhole(1, costTimesMax, 1)}
          onRead={(times) => change({ times })}
        />
        <Select
          {...field('vat', 'Btw')}
          none="Kies"
          options={vats}
          value={item.vat}
          onChoose={(vat) => change({ vat: vat as Cost['vat'] })}
        />
        <TypedField
          {...field('share', 'Deel', 'Deel voor dit project')}
          inputMode="numeric"
          placeholder="%"
          value={item.share}
          show={showShare}
          read={readWhole(0, 100, null)}
          onRead={(share) => change({ share })}
        />
        <Select
          {...field('kind', 'Telt als', 'Soort')}
          none="Kies"
          options={kinds}
          value={item.kind}
          onChoose={(kind) => change({ kind: kind as Cost['kind'], kind_by: 'user', reason: '' })}
        />
      </SimpleGrid>
      {item.kind !== 'telt_niet' && (
        <SimpleGrid minColWidth="min(var(--wbso-tile), 100%)" autoFlow="auto-fit" verticalSpacing="sm">
          {line('relation', 'Waarom nodig', 'Wat deze post met het project te maken heeft.')}
          {line('calculation', 'Berekening', 'Hoe je aan het bedrag komt. Onze som mag je vervangen.')}
        </SimpleGrid>
      )}
    </Row>
  )
}

function countedWords(item: Cost): string {
  if (item.kind === 'telt_niet') return 'Telt niet mee'
  const counted = countedOf(item)
  return counted === null ? 'Telt nog niet mee' : `Telt mee: ${shortEuro(counted)}`
}

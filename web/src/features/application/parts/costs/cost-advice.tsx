import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type BenefitQuestion, benefitOf } from '../../../../api/benefit'
import { dutchNumber } from '../../../../lib/dutch-number'
import { type Benefit, shortEuro } from '../../../../lib/rules/benefit'
import { mostOf, sumOf } from '../../../../lib/rules/cost-item'
import { type CostItem, lackingPosts, missingOf } from '../../../../lib/rules/costs'
import { Notice } from '../../../../ui/notice'
import { adviceWords, spanWords } from './advice-words'

const typingPause = 300 // ms after the last change

interface Props {
  items: (CostItem & { post: string })[]
  /** The S&O hours of the project. */
  hours: number
}

/** Compares what counts with the flat rate for the hours. With open items that is a span. */
export function CostAdvice({ items, hours }: Props) {
  const { costs, expenditures, open } = sumOf(items)
  const counted = costs + expenditures
  const most = open.reduce((sum, item) => sum + mostOf(item), counted)
  const unpriced = open.some((item) => missingOf(item).includes('amount'))
  const [settled] = useDebouncedValue(counted, typingPause)
  const [settledMost] = useDebouncedValue(most, typingPause)
  const flat = useBenefit(hours > 0 ? { hours } : null)
  const actual = useBenefit(hours > 0 ? { hours, costs: (settled / 100).toFixed(2) } : null)
  const upper = useBenefit(hours > 0 ? { hours, costs: (settledMost / 100).toFixed(2) } : null)

  if (hours <= 0) return <Notice tone="info">Vul bij Project je S&O-uren in, dan vergelijken we de methodes.</Notice>
  if (flat === undefined || actual === undefined || upper === undefined) return null
  if (items.length === 0)
    return (
      <Notice tone="info">
        Ons advies: het forfait. Voor {dutchNumber(hours)} uur is dat {shortEuro(flat.allowance)}, ook als je geen
        kosten maakt.
      </Notice>
    )
  const difference = actual.benefit - flat.benefit
  const gain = unpriced ? null : upper.benefit - flat.benefit
  const span = spanWords(difference, gain)
  const undecided = difference <= 0 && (gain === null || gain > 0)
  return (
    <Notice tone="info">
      <p>
        <strong>
          {open.length > 0 && undecided && `Nog niet te zeggen: vul ${lackingPosts(open.map(named))} aan. `}
          {open.length > 0 ? span : adviceWords(difference)}
        </strong>
      </p>
      <p>
        Het forfait voor {dutchNumber(hours)} uur is {shortEuro(flat.allowance)}; je posten tellen samen voor{' '}
        {open.length > 0 && 'ten minste '}
        {shortEuro(counted)}
        {open.length > 0 && !unpriced && ` en hooguit ${shortEuro(most)}`}. Dit is een indicatie met de cijfers van{' '}
        {flat.year}.
      </p>
      {open.length > 0 && <p>{openItems(open.length)} Vul aan wat ontbreekt: dan staat het advies vast.</p>}
      {difference > 0 && (
        <p>Met werkelijke kosten houd je een kostenadministratie bij en vraagt RVO achteraf om een opgave.</p>
      )}
    </Notice>
  )
}

const named = ({ post }: { post: string }): string => (post.trim() === '' ? 'de lege post' : `“${post}”`)

const openItems = (count: number): string =>
  count === 1 ? 'Eén post is nog niet compleet.' : `${count} posten zijn nog niet compleet.`

function useBenefit(question: BenefitQuestion | null): Benefit | undefined {
  return useQuery(benefitOf(question)).data
}

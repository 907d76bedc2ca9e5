import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type BenefitQuestion, benefitOf } from '../../../../api/benefit'
import { Notice } from '../../../../components/notice'
import { dutchNumber } from '../../../../lib/dutch-number'
import { type Benefit, shortEuro } from '../../../../lib/rules/benefit'
import { type CostItem, mostOf, sumOf } from '../../../../lib/rules/cost-item'
import { adviceWords, openWords } from './advice-words'

const typingPause = 300 // ms after the last change

interface Props {
  items: (CostItem & { post: string })[]
  /** The S&O hours of the project. */
  hours: number
}

/** Compares what counts with the flat rate for the hours, and says what the better one is worth. */
export function CostAdvice({ items, hours }: Props) {
  const { costs, expenditures, open } = sumOf(items)
  const counted = costs + expenditures
  const [settled] = useDebouncedValue(counted, typingPause)
  const flat = useBenefit(hours > 0 ? { hours } : null)
  const actual = useBenefit(hours > 0 ? { hours, costs: (settled / 100).toFixed(2) } : null)

  if (hours <= 0) return <Notice tone="info">Vul bij ‘Project’ je S&O-uren in, dan vergelijken we de methodes.</Notice>
  if (flat === undefined || actual === undefined) return null
  if (items.length === 0)
    return (
      <Notice tone="info">
        Ons advies: het forfait. Voor {dutchNumber(hours)} uur is dat {shortEuro(flat.allowance)}, ook als je geen
        kosten maakt.
      </Notice>
    )
  const difference = actual.benefit - flat.benefit
  const most = open.reduce((sum, item) => sum + mostOf(item), 0)
  return (
    <Notice tone="info">
      <p>
        <strong>{adviceWords(difference)}</strong>
      </p>
      <p>
        Het forfait voor {dutchNumber(hours)} uur is {shortEuro(flat.allowance)}; je posten tellen samen voor{' '}
        {shortEuro(counted)}. Dit is een indicatie met de cijfers van {flat.year}.
      </p>
      {open.length > 0 && <p>{openWords(open.length, most, counted, flat.allowance)}</p>}
      {difference > 0 && (
        <p>Met werkelijke kosten houd je een kostenadministratie bij en vraagt RVO achteraf om een opgave.</p>
      )}
    </Notice>
  )
}

function useBenefit(question: BenefitQuestion | null): Benefit | undefined {
  return useQuery(question === null ? { queryKey: ['benefit'], queryFn: skipToken } : benefitOf(question)).data
}

import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type BenefitQuestion, benefitOf } from '../../api/benefit'
import { useSite } from '../../api/site'
import { failure } from '../../lib/messages'
import { fieldProblems } from '../../lib/problem'
import type { Benefit } from '../../lib/rules/benefit'
import { checkAmount, checkWholeHours, parseAmount, parseWholeHours } from '../../lib/typed-number'
import { useHydrated } from '../../ui/use-hydrated'
import { EachYear, useYearFigure } from '../site/site-text'

const typingPause = 300 // ms after the last change

/** What is filled in. An empty wage means the flat one, an empty year the newest. */
interface Typed {
  hours: string
  wage: string
  starter: boolean
  actual: boolean
  costs: string
  year: string
}

const euros = (text: string): string => ((parseAmount(text).value ?? 0) / 100).toFixed(2)

/** Returns what to ask for, or null when something is missing or wrong. */
function questionOf({ hours, wage, starter, actual, costs, year }: Typed): BenefitQuestion | null {
  const bad =
    checkWholeHours(hours) ?? (wage.trim() === '' ? null : checkAmount(wage)) ?? (actual ? checkAmount(costs) : null)
  if (bad !== null) return null
  return {
    hours: parseWholeHours(hours).value ?? 0,
    starter,
    ...(wage.trim() === '' ? {} : { wage: euros(wage) }),
    ...(actual ? { costs: euros(costs) } : {}),
    ...(year === '' ? {} : { year: Number(year) }),
  }
}

/** Returns what to say instead of a benefit that cannot be asked for. */
function hintOf(typed: Typed): string {
  if (typed.hours.trim() === '') return 'Vul je uren in, dan zie je meteen wat de WBSO je oplevert.'
  if (typed.actual && typed.costs.trim() === '') return 'Vul ook je kosten in, of kies voor het forfait.'
  return notYet
}

const notYet = 'Hier staat je voordeel zodra alle getallen kloppen.'

const YearOption = () => <option>{useYearFigure('year')}</option>

/** Returns the worked example. The build has none. */
const useExample = import.meta.env.SSR ? () => undefined : () => useSite()?.example

/** Tells whether a question is that of the worked example, with which the page comes. */
const isOf = (question: BenefitQuestion | null, example: Benefit | undefined): boolean =>
  question?.hours === example?.hours && question?.starter === false && Object.keys(question).length === 2

/**
 * The benefit calculator: what is typed, and what it comes to. `hours` is what a field elsewhere
 * says about them, `hoursIn` the year in which they are made.
 */
export function useCalculator(hours?: string, hoursIn = '') {
  const [own, setOwn] = useState<Typed>({
    hours: '1.000',
    wage: '',
    starter: false,
    actual: false,
    costs: '',
    year: '',
  })
  const typed = useMemo(() => ({ ...own, hours: hours ?? own.hours }), [own, hours])
  const [settled] = useDebouncedValue(typed, typingPause)
  const newest = useYearFigure('year')
  const question = questionOf({ ...settled, year: settled.year || hoursIn })
  const example = useExample()
  const hydrated = useHydrated()
  const { data, error, isFetching } = useQuery({
    ...benefitOf(question),
    ...(isOf(question, example) && { initialData: example }),
  })
  const asked = questionOf(typed) !== null
  const problems = asked ? fieldProblems(error, ['hours', 'wage', 'costs']) : []
  const answer = error === null ? 'Even rekenen…' : failure(error, 'Kon het voordeel niet berekenen.')
  return {
    typed,
    onWrite: (change: Partial<Typed>) => setOwn({ ...own, ...change }),
    benefit: asked && hydrated ? data : undefined,
    busy: asked && (typed !== settled || isFetching),
    hint: asked ? (problems.length > 0 ? notYet : answer) : hintOf(typed),
    problems,
    newest: hoursIn !== '' && hoursIn < newest ? hoursIn : newest,
    flatWage: useYearFigure('flat_hourly_wage'),
    years: (
      <EachYear>
        <YearOption />
      </EachYear>
    ),
  }
}

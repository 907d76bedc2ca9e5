import { createContext, type ReactNode, useContext } from 'react'
import { dutchNumber } from '../lib/dutch-number'
import { euro } from '../lib/rules/money'
import { type Site, useSite } from './site'

type Year = Site['wbso'][number]
type Example = Site['example']

const wholeEuros = (cents: number): string => `€\u00a0${dutchNumber(cents / 100)}`
const percent = (n: number): string => `${n}%`

/** How each figure of a year is written. */
const figures = {
  year: String,
  first_bracket_percent: percent,
  first_bracket_starter_percent: percent,
  first_bracket_limit: wholeEuros,
  second_bracket_percent: percent,
  self_employed_deduction: wholeEuros,
  self_employed_starter_extra: wholeEuros,
  flat_hourly_wage: euro,
  budget_millions: (n: number) => `€\u00a0${dutchNumber(n)} miljoen`,
} satisfies Record<keyof Year, (n: number) => string>

/** How each step of the worked example is written. */
const steps = {
  year: String,
  hours: dutchNumber,
  wage: euro,
  wages: wholeEuros,
  allowance: wholeEuros,
  base: wholeEuros,
  limit: wholeEuros,
  first_rate_percent: percent,
  first_yield: wholeEuros,
  benefit: wholeEuros,
} satisfies Partial<Record<keyof Example, (n: number) => string>>

type SiteWord = 'brand' | `operator.${keyof Site['operator']}`

/** A text of the settings; empty until the site is loaded. */
export function useSiteWord(of: SiteWord): string {
  const site = useSite()
  if (site === undefined) return ''
  return of === 'brand' ? site.brand : site.operator[of.slice('operator.'.length) as keyof Site['operator']]
}

const ThisYear = createContext<Year | undefined>(undefined)

/** A figure of the year around it, or else of the newest year, as it is written; empty until the site is loaded. */
export function useYearFigure(of: keyof Year): string {
  const newest = useSite()?.wbso.at(-1)
  const year = useContext(ThisYear) ?? newest
  return year === undefined ? '' : figures[of](year[of])
}

/** A step of the worked example, as it is written; empty until the site is loaded. */
export function useExampleStep(of: keyof typeof steps): string {
  const example = useSite()?.example
  return example === undefined ? '' : steps[of](example[of])
}

export const SiteWord = ({ of }: { of: SiteWord }) => useSiteWord(of)
export const YearFigure = ({ of }: { of: keyof Year }) => useYearFigure(of)
export const ExampleStep = ({ of }: { of: keyof typeof steps }) => useExampleStep(of)

/** Renders its children once for each known year, the oldest first. The figures in them are of that year. */
export function EachYear({ children }: { children: ReactNode }) {
  return useSite()?.wbso.map((year) => (
    <ThisYear key={year.year} value={year}>
      {children}
    </ThisYear>
  ))
}

/** Renders its children while there is a promotion. */
export function WhilePromotion({ children }: { children: ReactNode }) {
  return useSite()?.promotion ? children : null
}

/** The text of the promotion. */
export const PromotionText = () => useSite()?.promotion?.text ?? ''

/** A link that writes a mail to the operator. */
export function OperatorMail({ className }: { className?: string }) {
  const email = useSiteWord('operator.email')
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  )
}

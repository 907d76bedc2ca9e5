import { createContext, type ReactNode, useContext } from 'react'
import { type Site, useSite } from '../../api/site'
import { dutchNumber } from '../../lib/dutch-number'
import { euro } from '../../lib/rules/money'

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
  benefit_of_250k: wholeEuros,
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

/**
 * Returns a text of the site, empty until the site is loaded. The build, which
 * renders the public pages, returns an action of Go's templates instead: the server
 * fills it with the same text, from its own settings.
 */
const useText: (action: string, textOf: (site: Site) => string | undefined) => string = import.meta.env.SSR
  ? (action) => `{{${action}}}`
  : (_, textOf) => {
      const site = useSite()
      return (site && textOf(site)) ?? ''
    }

type SiteWord = 'brand' | `operator.${keyof Site['operator']}`

/** A text of the settings. */
export const useSiteWord = (of: SiteWord): string =>
  useText(`$.${of}`, ({ brand, operator }) =>
    of === 'brand' ? brand : operator[of.slice('operator.'.length) as keyof Site['operator']],
  )

/** The year around a text, by its place in the list. */
const AroundYear = createContext<number | undefined>(undefined)

/** A figure of the year around it, or else of the newest year, as it is written. */
export function useYearFigure(of: keyof Year): string {
  const at = useContext(AroundYear)
  return useText(at === undefined ? `$.newest.${of}` : `.${of}`, ({ wbso }) => {
    const year = wbso.at(at ?? -1)
    return year && figures[of](year[of])
  })
}

/** A step of the worked example, as it is written. */
const useExampleStep = (of: keyof typeof steps): string =>
  useText(`$.example.${of}`, ({ example }) => steps[of](example[of]))

/** What an employer, or somebody without employees, can apply for today, and until when. */
export const ApplyNow = ({ as }: { as: 'employer' | 'self_employed' }) =>
  useText(`$.apply_${as}`, (site) => site[`apply_${as}`])

/** What a next project costs, after a space; a space alone when that is no less, as in the page that the server fills. */
export const NextPrice = () => <span>{` ${useText('$.next_price', ({ next_price }) => next_price)}`}</span>

export const SiteWord = ({ of }: { of: SiteWord }) => useSiteWord(of)
export const YearFigure = ({ of }: { of: keyof Year }) => useYearFigure(of)
export const ExampleStep = ({ of }: { of: keyof typeof steps }) => useExampleStep(of)

interface Within {
  children: ReactNode
}

/**
 * Renders its children once for each known year, the oldest first. The figures in
 * them are of that year. Nothing in them uses useId, since the build renders them once.
 */
export const EachYear = import.meta.env.SSR
  ? ({ children }: Within) => (
      <>
        {'{{range $.wbso}}'}
        <AroundYear value={0}>{children}</AroundYear>
        {'{{end}}'}
      </>
    )
  : ({ children }: Within) =>
      useSite()?.wbso.map(({ year }, at) => (
        <AroundYear key={year} value={at}>
          {children}
        </AroundYear>
      ))

/** Renders its children while there is a promotion. */
export const WhilePromotion = import.meta.env.SSR
  ? ({ children }: Within) => (
      <>
        {'{{if $.promotion}}'}
        {children}
        {'{{end}}'}
      </>
    )
  : ({ children }: Within) => (useSite()?.promotion ? children : null)

/** The text of the promotion. */
export const PromotionText = () => useText('$.promotion.text', ({ promotion }) => promotion?.text)

interface ByReaderProps {
  /** Without a language model. */
  rules?: ReactNode
  /** With a model on the operator's own computers. */
  own?: ReactNode
  /** With a model of another company: ReaderHost. */
  external?: ReactNode
}

/** Says who reads the texts of users, by the settings. */
export const ByReader = import.meta.env.SSR
  ? ({ rules, own, external }: ByReaderProps) => (
      <>
        {'{{if $.reader.host}}'}
        {external}
        {'{{else if eq $.reader.kind `offline`}}'}
        {rules}
        {'{{else}}'}
        {own}
        {'{{end}}'}
      </>
    )
  : ({ rules, own, external }: ByReaderProps) => {
      const reader = useSite()?.reader
      if (!reader) return null
      if (reader.host !== null) return external
      return reader.kind === 'offline' ? rules : own
    }

/** The company that reads the texts of users. */
export const ReaderHost = () => useText('$.reader.host', ({ reader }) => reader.host ?? undefined)

/** A link that writes a mail to the operator. */
export function OperatorMail({ className }: { className?: string }) {
  const email = useSiteWord('operator.email')
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  )
}

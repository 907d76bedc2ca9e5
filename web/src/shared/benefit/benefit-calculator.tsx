import { NativeSelect, Stack } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { dutchNumber } from '../../lib/dutch-number'
import { type Problem, problemAt } from '../../lib/problem'
import type { Benefit } from '../../lib/rules/benefit'
import { checkAmount, checkWholeHours, parseWholeHours } from '../../lib/typed-number'
import { Choice } from '../../ui/choice'
import { TextField } from '../../ui/text-field'
import { Tick } from '../../ui/tick'
import { useHydrated } from '../../ui/use-hydrated'
import styles from './benefit-calculator.module.css'
import { BenefitResult } from './benefit-result'
import { OddHours } from './odd-hours'

interface Typed {
  hours: string
  wage: string
  starter: boolean
  actual: boolean
  costs: string
  year: string
}

interface Props {
  /** Whether the hours are asked elsewhere. */
  hoursElsewhere?: boolean
  typed: Typed
  onWrite: (change: Partial<Typed>) => void
  /** Undefined while there is none; then `hint` says why. */
  benefit: Benefit | undefined
  busy: boolean
  hint: string
  problems: Problem[]
  /** The newest year with known figures, its flat hourly wage, and an option for each known year. */
  newest: string
  flatWage: string
  years: ReactNode
}

const methods: { value: 'forfait' | 'actual'; label: string }[] = [
  { value: 'forfait', label: 'Forfait' },
  { value: 'actual', label: 'Werkelijke kosten' },
]

const sliderMax = 5000 // hours, three people's year
const sliderStep = 50

/** Returns what stands in the fields. */
function typedIn(fields: HTMLElement): Partial<Typed> {
  const textOf = (name: string) => fields.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  const isTicked = (which: string) => fields.querySelector(`${which}:checked`) !== null
  return {
    hours: textOf('benefit-hours'),
    wage: textOf('benefit-wage'),
    starter: isTicked('[name=benefit-starter]'),
    actual: isTicked('[value=actual]'),
  }
}

/** Reckons while one types what the WBSO is worth to a company, and shows how. */
export function BenefitCalculator(props: Props) {
  const { hoursElsewhere = false, typed, onWrite, problems, newest, flatWage, years, ...result } = props
  const hydrated = useHydrated()
  const fields = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what somebody filled in before the script was there
  useLayoutEffect(() => {
    if (fields.current !== null && !hoursElsewhere) onWrite(typedIn(fields.current)) // elsewhere it comes with the script
  }, [])

  return (
    <div className={styles.calculator}>
      <Stack gap="ml" ref={fields}>
        {!hoursElsewhere && (
          <div>
            <TextField
              name="benefit-hours"
              label="Aantal uren"
              description="De S&O-uren van iedereen samen, in één jaar. Bijvoorbeeld 1.200."
              value={typed.hours}
              onWrite={(hours) => onWrite({ hours })}
              check={checkWholeHours}
              problem={problemAt(problems, 'hours')}
              inputMode="numeric"
              autoComplete="off"
              maxWidth="var(--wbso-field)"
            />
            {/* What the field above says, for a hand on a mouse or a screen: nobody has to hear or reach it twice. */}
            <input
              className={styles.slider}
              type="range"
              aria-hidden="true"
              tabIndex={-1}
              min={0}
              max={sliderMax}
              step={sliderStep}
              value={parseWholeHours(typed.hours).value ?? 0}
              onChange={(event) => onWrite({ hours: dutchNumber(Number(event.currentTarget.value)) })}
            />
            <OddHours hours={typed.hours} />
          </div>
        )}
        <TextField
          name="benefit-wage"
          label="Uurloon"
          description={`Gemiddeld, bruto. Bijvoorbeeld 38,50. Weet je het niet? Laat het leeg, dan rekenen we met ${flatWage}.`}
          value={typed.wage}
          onWrite={(wage) => onWrite({ wage })}
          check={checkAmount}
          problem={problemAt(problems, 'wage')}
          inputMode="decimal"
          autoComplete="off"
          maxWidth="var(--wbso-field)"
        />
        <Tick
          name="benefit-starter"
          label="Starter"
          description="In minstens één van de afgelopen vijf jaar geen personeel, en hooguit twee jaar eerder starter."
          checked={typed.starter}
          onTick={(starter) => onWrite({ starter })}
          problem={undefined}
        />
        <Choice
          name="benefit-method"
          label="Materiaal en apparatuur"
          options={methods}
          value={typed.actual ? 'actual' : 'forfait'}
          onChoose={(method) => onWrite({ actual: method === 'actual' })}
          problem={undefined}
        />
        {typed.actual && (
          <TextField
            name="benefit-costs"
            label="Kosten"
            description="In euro’s, zonder btw. Bijvoorbeeld 12.500."
            value={typed.costs}
            onWrite={(costs) => onWrite({ costs })}
            check={checkAmount}
            problem={problemAt(problems, 'costs')}
            inputMode="decimal"
            autoComplete="off"
            maxWidth="var(--wbso-field)"
          />
        )}
        {/* The page comes with the newest year alone: which of more is chosen is not in its text. */}
        {hydrated ? (
          <NativeSelect
            key="years"
            maw="field"
            name="benefit-year"
            label="Jaar"
            value={typed.year === '' ? newest : typed.year}
            onChange={(event) => onWrite({ year: event.currentTarget.value })}
          >
            {years}
          </NativeSelect>
        ) : (
          <NativeSelect key="newest" maw="field" label="Jaar">
            <option>{newest}</option>
          </NativeSelect>
        )}
      </Stack>
      <BenefitResult {...result} />
    </div>
  )
}

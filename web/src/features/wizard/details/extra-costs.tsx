import { Stack } from '@mantine/core'
import { problemAt } from '../../../lib/problem'
import { Choice } from '../../../ui/choice'
import { Notice } from '../../../ui/notice'
import { hasEmployees, labelOf } from '../fields'
import type { StepProps } from '../step-props'
import { CostMethod } from './cost-method'

const yesOrNo: { value: 'ja' | 'nee'; label: string }[] = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
]

interface Props extends StepProps {
  /** The number of the draft. */
  load: number
}

/** The questions about extra costs. Without employees RVO counts none, so that there is nothing to choose. */
export function ExtraCosts({ data, load, problems, dispatch }: Props) {
  const { has_extra_costs } = data.answers
  const staffed = hasEmployees(data.answers)
  return (
    <Stack gap="ml">
      <Choice
        name="has_extra_costs"
        label={labelOf('has_extra_costs')}
        description="Materiaal, onderdelen of apparatuur die je voor het project koopt, naast de uren."
        options={yesOrNo}
        value={has_extra_costs ? 'ja' : 'nee'}
        onChoose={(choice) => dispatch({ type: 'answer', change: { has_extra_costs: choice === 'ja' } })}
        problem={problemAt(problems, 'has_extra_costs')}
      />
      {has_extra_costs && !staffed && (
        <Notice tone="info">
          Zonder personeel in loondienst kent de WBSO geen bedrag voor kosten en uitgaven: geen forfait en geen
          werkelijke kosten. Je voordeel is dan de S&O-aftrek, en er valt hier niets te kiezen.
        </Notice>
      )}
      {has_extra_costs && staffed && <CostMethod data={data} load={load} problems={problems} dispatch={dispatch} />}
    </Stack>
  )
}

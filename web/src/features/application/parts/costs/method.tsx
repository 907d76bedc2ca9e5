import type { PartContents } from '../../../../api/application'
import { problemAt } from '../../../../lib/problem'
import { Choice } from '../../../../ui/choice'
import type { PartFormProps } from '../../part-form'

type Method = PartContents['costs']['method']

const methods: { value: Method; label: string }[] = [
  { value: 'forfetair', label: 'Forfait: een vast bedrag per S&O-uur' },
  { value: 'werkelijke', label: 'Werkelijke kosten en uitgaven' },
]

/** The cost method: a choice, unless an earlier application of the year made it. */
export function CostMethod({ value, onChange, problems, application }: PartFormProps<'costs'>) {
  const { cost_regime: regime } = application
  if (regime !== null)
    return (
      <p>
        Je methode is {regime.method === 'forfetair' ? 'het forfait' : 'werkelijke kosten en uitgaven'}. Je eerdere
        aanvraag {regime.project_number} legt die voor het hele kalenderjaar vast, dus er valt hier niets te kiezen.
      </p>
    )
  return (
    <Choice
      name="method"
      label="Welke methode kies je?"
      description="Je eerste aanvraag van een kalenderjaar legt de methode voor dat hele jaar vast."
      options={methods}
      value={value.method}
      onChoose={(method) => onChange({ ...value, method })}
      problem={problemAt(problems, 'method')}
    />
  )
}

import { Choice } from '../../../ui/choice'

interface Props {
  name: string
  label: string
  description?: string
  value: boolean | null
  onChoose: (value: boolean) => void
  problem: string | undefined
}

const options: { value: 'ja' | 'nee'; label: string }[] = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
]

/** A question with yes or no, or no answer yet. */
export function YesNo({ value, onChoose, ...rest }: Props) {
  const chosen = value === null ? null : value ? 'ja' : 'nee'
  return <Choice {...rest} options={options} value={chosen} onChoose={(choice) => onChoose(choice === 'ja')} />
}

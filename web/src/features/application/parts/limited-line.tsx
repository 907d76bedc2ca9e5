import { countCharacters } from '../../../lib/count-characters'
import { TextField } from '../../../ui/text-field'
import { Length } from '../length'

interface Props {
  name: string
  label: string
  description?: string
  value: string
  onWrite: (text: string) => void
  problem: string | undefined
  /** RVO's longest text, in characters. */
  max: number
}

const nearlyFull = 0.8

/** A line of text. Its length shows once it comes near what RVO takes. */
export function LimitedLine({ max, ...field }: Props) {
  const length = countCharacters(field.value)
  return (
    <div>
      {/* What explains it is below it, so that lines beside each other are level. */}
      <TextField {...field} autoComplete="off" inputWrapperOrder={['label', 'input', 'description', 'error']} />
      {length > nearlyFull * max && <Length length={length} limit={max} />}
    </div>
  )
}

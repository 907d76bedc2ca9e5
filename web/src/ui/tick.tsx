import { Checkbox, type CheckboxProps } from '@mantine/core'

interface Props extends Pick<CheckboxProps, 'ref' | 'label' | 'description' | 'className' | 'mod'> {
  name: string
  /** What error summaries lead to; the name, unless the page has two of them. */
  id?: string
  checked: boolean
  onTick: (checked: boolean) => void
  problem: string | undefined
}

/** A checkbox that also tells screen readers when it is invalid, which Mantine's does not. */
export function Tick({ name, id = name, onTick, problem, ...rest }: Props) {
  return (
    <Checkbox
      {...rest}
      id={id}
      name={name}
      error={problem}
      aria-invalid={problem === undefined ? undefined : true}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
  )
}

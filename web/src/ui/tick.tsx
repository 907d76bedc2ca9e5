import { Checkbox, type CheckboxProps } from '@mantine/core'

interface Props extends Pick<CheckboxProps, 'ref' | 'label' | 'description' | 'className' | 'mod'> {
  /** The wire name, which is also the id that error summaries lead to. */
  name: string
  checked: boolean
  onTick: (checked: boolean) => void
  problem: string | undefined
}

/** A checkbox that also tells screen readers when it is invalid, which Mantine's does not. */
export function Tick({ name, onTick, problem, ...rest }: Props) {
  return (
    <Checkbox
      {...rest}
      id={name}
      name={name}
      error={problem}
      aria-invalid={problem === undefined ? undefined : true}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
  )
}

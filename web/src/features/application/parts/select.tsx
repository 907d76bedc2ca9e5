import { NativeSelect, type NativeSelectProps } from '@mantine/core'

interface Props extends Pick<NativeSelectProps, 'label' | 'description' | 'size'> {
  name: string
  hiddenLabel?: string
  /** What is shown as long as nothing is chosen. */
  none?: string
  options: { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
  problem: string | undefined
}

/** One of many answers, or none yet. */
export function Select({
  name,
  hiddenLabel,
  none = 'Maak een keuze',
  options,
  value,
  onChoose,
  problem,
  ...rest
}: Props) {
  return (
    <NativeSelect
      {...rest}
      id={name}
      name={name}
      aria-label={hiddenLabel}
      value={value}
      error={problem}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}

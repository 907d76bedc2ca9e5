import { Flex, Radio, type RadioGroupProps, type RadioProps } from '@mantine/core'
import styles from './choice.module.css'

interface Props<T extends string> extends Pick<RadioGroupProps, 'errorProps'> {
  /** The wire name, which is also the id that error summaries lead to. */
  name: string
  label: string
  description?: string | null
  options: ({ value: T; label: string } & Pick<RadioProps, 'description' | 'w'>)[]
  value: T | null
  onChoose: (value: T) => void
  problem: string | undefined
}

/** Radio buttons: one of a few answers. */
export function Choice<T extends string>({ name, options, value, onChoose, problem, ...rest }: Props<T>) {
  return (
    <Radio.Group {...rest} classNames={{ label: styles.label }} id={name} name={name} value={value} error={problem}>
      <Flex wrap="wrap" gap="xs">
        {options.map((option) => (
          <Radio key={option.value} {...option} onChange={() => onChoose(option.value)} />
        ))}
      </Flex>
    </Radio.Group>
  )
}

import type { TextInputProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { secondFactor } from '../../api/second-factor'
import { CodeField } from './code-field'

export interface AskedCodeProps extends TextInputProps {
  /** Whether the server said that a code is missing: the second factor was switched on elsewhere. */
  demanded: boolean
}

/** The field of a code, for a user with a second factor. */
export default function AskedCode({ demanded, ...field }: AskedCodeProps) {
  const { data } = useQuery(secondFactor)
  return demanded || data?.enabled ? <CodeField {...field} /> : null
}

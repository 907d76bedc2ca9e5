import { Stack, type StackProps } from '@mantine/core'

interface Props extends StackProps {
  /** Whether the order of the items says something. */
  ordered?: boolean
}

/** Items below each other, without marks. */
export const PlainList = ({ ordered = false, ...rest }: Props) => <Stack component={ordered ? 'ol' : 'ul'} {...rest} />

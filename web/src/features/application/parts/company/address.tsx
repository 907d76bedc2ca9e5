import { Box, Flex } from '@mantine/core'
import { type Problem, problemAt } from '../../../../lib/problem'
import { TextField } from '../../../../ui/text-field'
import { FormGroup } from '../form-group'

interface PostalAddress {
  street: string
  number: string
  addition: string
  postcode: string
  city: string
}

interface Props<T extends PostalAddress> {
  legend: string
  /** The path of the address. */
  name: string
  value: T
  onChange: (value: T) => void
  problems: Problem[]
}

/** A Dutch address. */
export function Address<T extends PostalAddress>({ legend, name, value, onChange, problems }: Props<T>) {
  const field = (member: keyof PostalAddress, label: string) => (
    <TextField
      name={`${name}.${member}`}
      label={label}
      value={value[member]}
      onWrite={(text) => onChange({ ...value, [member]: text })}
      problem={problemAt(problems, `${name}.${member}`)}
      autoComplete="off"
    />
  )
  return (
    <FormGroup legend={legend}>
      <Flex gap="md" align="start" wrap={{ base: 'wrap', xs: 'nowrap' }}>
        <Box flex={{ base: '1 0 100%', xs: 1 }}>{field('street', 'Straat')}</Box>
        <Box flex={{ base: 1, xs: '0 0 6rem' }}>{field('number', 'Nummer')}</Box>
        <Box flex={{ base: 1, xs: '0 0 7rem' }}>{field('addition', 'Toevoeging')}</Box>
      </Flex>
      <Flex gap="md" align="start">
        <Box flex="0 0 8rem">{field('postcode', 'Postcode')}</Box>
        <Box flex={1}>{field('city', 'Plaats')}</Box>
      </Flex>
    </FormGroup>
  )
}

import { Text } from '@mantine/core'

interface Props {
  /** Empty while it has no name. */
  company: string
  number: string
}

/** The company of a request and its number, which stays whole. */
export function CompanyAndNumber({ company, number }: Props) {
  return (
    <>
      {company !== '' && <span translate="no">{`${company}\u00a0· `}</span>}
      <Text span inherit textWrap="nowrap" translate="no">
        {number}
      </Text>
    </>
  )
}

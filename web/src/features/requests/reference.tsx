import { Box } from '@mantine/core'
import { FactList } from '../../ui/fact-list'

interface Props {
  number: string | undefined
  title: string | undefined
}

const onItsWay = '\u00a0'

/** The number and title of a request. They have their room before they are loaded: two lines, as most titles have. */
export function Reference({ number = onItsWay, title = onItsWay }: Props) {
  return (
    <FactList
      facts={[
        { name: 'Aanvraagnummer', value: <strong>{number}</strong> },
        { name: 'Project', value: <Box mih="2lh">{title}</Box> },
      ]}
    />
  )
}

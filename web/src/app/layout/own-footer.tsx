import { Text } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { ShortFooter } from './short-footer'

/** Below a user's own pages, where one is to pay, download or try again: one quiet line and a short footer. */
export function OwnFooter() {
  return (
    <>
      <Text component="aside" c="dimmed" size="sm" px="var(--wbso-side)" py="md" aria-label="Beginnen">
        Nog een project? <Link to={paths.newRequest}>Begin een nieuwe aanvraag</Link>
      </Text>
      <ShortFooter />
    </>
  )
}

import { byName } from './by-name'
import { plain } from './rules/vectors-for-tests'

interface Name {
  first: string
  last: string
}

const shown = ({ first, last }: Name) => `${first} ${last}`.trim()

plain('name_order', (names: Name[]) => names.toSorted((a, b) => byName(shown(a), shown(b))))

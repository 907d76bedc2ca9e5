import { prefixes } from './name-prefixes'

const dutch = new Intl.Collator('nl')

/** What names are compared by: the last name without its prefixes, the first name, the prefixes. */
type Key = [string, string, string]

/** Takes a name apart at its first space, as an import does. A last name is never all prefixes. */
function keyOf(whole: string): Key {
  const [first = '', ...last] = whole.trim().split(/\s+/)
  const begin = last.findIndex(
    (word, i) => i === last.length - 1 || !prefixes.has(word.toLowerCase().replace('’', "'")),
  )
  const before = last.splice(0, Math.max(begin, 0))
  const [, joined = '', name = ''] = /^([dlst]?['’])?(.+)$/i.exec(last.join(' ')) ?? [] // d'Ancona
  return [name, first, [...before, joined].join(' ')]
}

/** Compares names for sorting as Dutch readers do: Sanne de Vries is at the V. */
export function byName(a: string, b: string): number {
  const [one, other] = [keyOf(a), keyOf(b)]
  return one.reduce((found, part, i) => found || dutch.compare(part, other[i] ?? ''), 0)
}

/** The names of fields when two versions of a part are compared, by their names in the API. */
const fieldWords: Record<string, string> = {
  text: 'Tekst',
  rows: 'Stappen',
  side: 'Hoort bij',
  problem: 'Knelpunt',
  solution: 'Oplossingsrichting',
}

/** What an item of a list is called. */
const itemWords: Record<string, string> = {
  blocks: 'Knelpunt',
}

/** A value of a part, as one reads it. */
interface Field {
  path: string
  label: string
  text: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const labelOf = (name: string): string => fieldWords[name] ?? name

const joined = (...labels: string[]): string => labels.filter((label) => label !== '').join(', ')

function fieldsIn(value: unknown, path: string, label: string): Field[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) => {
      const id = isObject(item) && typeof item.id === 'string' ? item.id : String(at)
      return fieldsIn(item, `${path}.${id}`, `${itemWords[path] ?? 'Rij'} ${at + 1}`)
    })
  if (isObject(value))
    return Object.entries(value).flatMap(([name, one]) =>
      name === 'id'
        ? []
        : fieldsIn(one, path === '' ? name : `${path}.${name}`, Array.isArray(one) ? '' : joined(label, labelOf(name))),
    )
  return [{ path, label, text: wordsOf(value) }]
}

/** A value that differs between two contents of a part. */
export interface Change {
  path: string
  label: string
  before: string
  after: string
}

/** Returns what differs between two contents of a part. Items of lists are compared by their ids. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const old = new Map(fieldsIn(before, '', '').map((field) => [field.path, field]))
  const now = new Map(fieldsIn(after, '', '').map((field) => [field.path, field]))
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const [a, b] = [old.get(path), now.get(path)]
    if ((a?.text ?? '') === (b?.text ?? '')) return []
    return [{ path, label: (b ?? a)?.label ?? '', before: a?.text ?? '', after: b?.text ?? '' }]
  })
}

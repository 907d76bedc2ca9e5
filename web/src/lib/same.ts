const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reports whether two values are the same JSON, whatever the order of their members. `alike` compares texts. */
export function isSame(a: unknown, b: unknown, alike = (one: string, other: string) => one === other): boolean {
  if (a === b) return true
  if (typeof a === 'string' && typeof b === 'string') return alike(a, b)
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name], alike))
}

import { partnersMax } from '../../lib/limits'
import type { Partner } from './model'

/** What is stored or handed over, by name. Anybody may have written it, and an older client may have. */
export type Bag = Record<string, unknown>

export const bag = (value: unknown): Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : {}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const yes = (value: unknown): boolean => value === true

export const id = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null

/** Returns the value when it is one of these names, else the other. */
export const oneOf = <Name extends string, Other>(names: Record<Name, unknown>, value: unknown, other: Other) =>
  typeof value === 'string' && Object.hasOwn(names, value) ? (value as Name) : other

export function partners(value: unknown): Partner[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, partnersMax).map((one, index) => {
    const { company_name, location, contribution } = bag(one)
    return {
      key: index + 1,
      company_name: text(company_name),
      location: text(location),
      contribution: text(contribution),
    }
  })
}

import { expect, test } from 'vitest'
import {
  closesWhenAllowed,
  holdersWords,
  invitable,
  may,
  type Permission,
  type Role,
  roleNames,
  roleNote,
} from './roles'

const roles = Object.keys(roleNames) as Role[]
const holders = (what: Permission) => roles.filter((role) => may(role, what))

test.each<[Permission, Role[]]>([
  ['runCompany', ['owner']],
  ['editCompany', ['owner', 'manager', 'adviser']],
  ['readMembers', ['owner', 'manager', 'adviser']],
  ['inviteEmployees', ['owner', 'manager', 'adviser']],
  ['editApplications', ['owner', 'manager', 'adviser']],
  ['editEmployees', ['owner', 'manager', 'adviser']],
  ['editHours', ['owner', 'manager', 'adviser']],
  ['readLog', ['owner', 'manager', 'adviser']],
  ['readMonths', ['owner', 'manager', 'adviser', 'reader']],
  ['closeMonths', ['owner', 'manager', 'adviser']],
])('%s is for %j', (what, wanted) => expect(holders(what)).toEqual(wanted))

test('until a role is known everything is offered', () => expect(may(undefined, 'runCompany')).toBe(true))

test.each<[Role, Role[]]>([
  ['owner', roles],
  ['manager', ['employee']],
  ['adviser', ['employee']],
  ['employee', []],
  ['reader', []],
])('%s invites for %j', (role, wanted) => expect(invitable(role)).toEqual(wanted))

test('an adviser closes months when an owner allowed it', () =>
  expect(roles.filter(closesWhenAllowed)).toEqual(['adviser']))

test('roles in words', () => {
  expect(holdersWords('editHours')).toBe('een eigenaar, beheerder of adviseur')
  expect(holdersWords('runCompany')).toBe('een eigenaar')
  expect([roleNote('Pomp', 'owner'), roleNote('Pomp', 'reader')]).toEqual(['Pomp', 'Pomp (lezer)'])
})

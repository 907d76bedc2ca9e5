import { expect, test } from 'vitest'
import { preparations } from './preparations'

const said = (applicant: Parameters<typeof preparations>[0]) =>
  preparations(applicant)
    .map(({ label, words }) => `${label} ${words}`)
    .join(' ')

test('a self-employed person without employees reads nothing about any', () => {
  expect(said('Z')).toContain('Leg je burgerservicenummer klaar')
  expect(said('Z')).not.toMatch(/medewerker|werknemer|RSIN|uurloon|beheerder/)
})

test.each(['W', 'B', ''] as const)('with employees their numbers are named: %j', (applicant) => {
  expect(said(applicant)).toMatch(/RSIN.*medewerkers die eerder S&O deden/)
  expect(said(applicant).includes('van jou')).toBe(applicant === 'B')
})

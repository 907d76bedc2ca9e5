import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { RequestWorth } from './request-worth'

const worth = (benefit: number | null) =>
  renderInApp(<RequestWorth request={{ benefit, estimated_hours: 1200, filing: { from: '2027-01-01' } }} />).container

test('what an application is worth is said with its hours and year', () =>
  expect(worth(1_684_800).textContent?.replace(/\s/g, ' ')).toContain(
    '€ 16.848 minder loonheffingEen indicatie, voor 1.200 uur in 2027',
  ))

test.each([
  ['is not known', null],
  ['is a deduction', 0],
])('nothing is said of what %s', (_, benefit) => expect(worth(benefit).textContent).not.toContain('loonheffing'))

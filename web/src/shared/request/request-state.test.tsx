import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RequestCard } from '../../api/requests'
import { renderInApp } from '../../test/render'
import { aRequest } from '../../test/requests'
import { DeadlineChip } from './deadline-chip'
import { stepsOf } from './next-action'
import { RequestState } from './request-state'

const done = (changes: Partial<RequestCard>) =>
  stepsOf(aRequest({ question_count: 2, ...changes }))
    .filter((step) => step.done)
    .map(({ name }) => name)

test.each<[Partial<RequestCard>, string[]]>([
  [{ status: 'in_verwerking', question_count: 0 }, []],
  [{ status: 'failed', question_count: 0 }, []],
  [{}, ['Schrijven']],
  [{ question_count: 0 }, ['Schrijven', 'Afmaken']],
  [{ payment_status: 'paid' }, ['Schrijven', 'Betalen']],
  [{ payment_status: 'paid', question_count: 0 }, ['Schrijven', 'Betalen', 'Afmaken']],
  [{ filed: '2026-12-01' }, ['Schrijven', 'Betalen', 'Afmaken', 'Indienen']],
])('of %j is done: %j', (changes, names) => expect(done(changes)).toEqual(names))

test('the steps say in words what is done', () => {
  renderInApp(<RequestState request={aRequest({ payment_status: 'paid', question_count: 2 })} />)
  expect(screen.getByRole('list', { name: 'Voortgang' }).textContent).toBe(
    'Schrijven (klaar)Betalen (klaar)Afmaken (nog niet)Indienen (nog niet)',
  )
})

const { filing } = aRequest()

test.each<[Partial<RequestCard>, RegExp]>([
  [{ filing: { ...filing, working_days: 12 } }, /nog 12 werkdagen/],
  [{ filing: { ...filing, working_days: 1 } }, /nog 1 werkdag(?!en)/],
  [{ filing: { ...filing, past: true, working_days: 0 } }, /Verlopen/],
])('the deadline in %j reads %s', (changes, words) =>
  expect(renderInApp(<RequestState request={aRequest(changes)} />).container.textContent).toMatch(words),
)

test('a deadline cannot wait in its last ten working days', () => {
  const [later, ...soon] = [11, 10, 1].map((working_days) => {
    const { container } = renderInApp(<DeadlineChip request={aRequest({ filing: { ...filing, working_days } })} />)
    return container.querySelector('.mantine-Badge-root')?.getAttribute('style')
  })
  expect(later).toContain('gray')
  expect(soon).toEqual([expect.stringContaining('yellow'), expect.stringContaining('yellow')])
})

test.each<Partial<RequestCard>>([{ filed: '2026-12-01' }, { filing: { ...filing, deadline: null } }])(
  'there is no deadline for %j',
  (changes) =>
    expect(renderInApp(<RequestState request={aRequest(changes)} />).container.textContent).not.toMatch(
      /werkdag|Verlopen/,
    ),
)

import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Question } from '../../../api/application'
import { anApplication, aQuestion } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import { on, writes } from '../../../test/server'
import { FiledForm } from './filed-form'

const call = 'PUT /api/requests/{id}/application/filed/'
const goal = aQuestion('omschrijving.goal', { text: 'Wat moet het straks kunnen?' })
const month = aQuestion('phases.f1.month', { text: 'In welke maand is de proef gereed?' })

const form = (questions: Question[]) => <FiledForm id="WBSO-1" questions={questions} />
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('filing without open questions takes one press', async () => {
  on(call, { ...anApplication([]), open: [] })
  renderInApp(form([]))
  press('Markeer als ingediend')
  await expect.poll(writes).toHaveLength(1)
})

test('filing with open questions names them and asks once more', async () => {
  on(call, { ...anApplication([]), open: [goal.id, month.id] })
  renderInApp(form([goal, month]))
  press('Markeer als ingediend')
  expect(screen.getByRole('status').textContent).toContain('Er staan nog 2 vragen van RVO open.')
  for (const { text } of [goal, month]) expect(screen.getByText(text)).toBeTruthy()
  expect(writes()).toEqual([])
  press('Toch markeren als ingediend')
  await expect.poll(writes).toHaveLength(1)
})

test('a double click does not answer the question that its first press asks', async () => {
  on(call, { ...anApplication([]), open: [goal.id] })
  renderInApp(form([goal]))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Markeer als ingediend' }))
  expect(screen.getByText(goal.text)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Toch markeren als ingediend' }).ariaDisabled).toBeNull()
  expect(writes()).toEqual([])
})

test('what is open since is named again', () => {
  const { rerender } = renderInApp(form([goal]))
  press('Markeer als ingediend')
  rerender(form([goal, month]))
  expect(screen.queryByRole('status')).toBeNull()
  press('Markeer als ingediend')
  expect(screen.getByText(month.text)).toBeTruthy()
  expect(writes()).toEqual([])
})

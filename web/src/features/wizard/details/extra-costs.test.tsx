import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/render'
import { ready } from '../application-for-tests'
import type { GivenAdvice } from '../model'
import { ExtraCosts } from './extra-costs'

const advised = (recommendation: 'forfetair' | 'werkelijke'): GivenAdvice => ({
  about: '',
  advice: { recommendation, reasoning: '', warning: '' },
})

function draw(advice: GivenAdvice | null, has_employees = true) {
  const dispatch = vi.fn()
  const data = ready({ has_extra_costs: true, has_employees, cost_calculation_method: 'werkelijke' }, { advice })
  renderInApp(<ExtraCosts data={data} load={0} problems={[]} dispatch={dispatch} />)
  return { dispatch, method: (name: string) => screen.queryByRole('radio', { name }) }
}

test.each([
  ['without an advice', null],
  ['after an advice for actual costs', advised('werkelijke')],
])('%s the method can be seen and changed', (_name, advice) => {
  const { dispatch, method } = draw(advice)
  expect(method('Werkelijke kosten')).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('radio', { name: 'Forfaitair' }))
  expect(dispatch).toHaveBeenCalledWith({ type: 'answer', change: { cost_calculation_method: 'forfetair' } })
})

test('an advised flat rate leaves nothing to choose', () => {
  expect(draw(advised('forfetair')).method('Werkelijke kosten')).toBeNull()
})

test('without employees there is a reason, and nothing to describe or choose', () => {
  const { dispatch, method } = draw(advised('werkelijke'), false)
  expect(screen.getByText(/^Zonder personeel in loondienst kent de WBSO geen bedrag/)).toBeTruthy()
  expect(method('Werkelijke kosten')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(within(screen.getByRole('radiogroup', { name: /personeel/ })).getByRole('radio', { name: 'Ja' }))
  expect(dispatch).toHaveBeenCalledWith({ type: 'answer', change: { has_employees: true } })
})

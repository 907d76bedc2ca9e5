import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/render'
import { ready } from '../application-for-tests'
import type { Applicant, GivenAdvice } from '../model'
import { ExtraCosts } from './extra-costs'

const advised = (recommendation: 'forfetair' | 'werkelijke'): GivenAdvice => ({
  about: '',
  advice: { recommendation, reasoning: '', warning: '' },
})

function draw(advice: GivenAdvice | null, applicant: Applicant = 'company') {
  const dispatch = vi.fn()
  const data = ready({ has_extra_costs: true, applicant, cost_calculation_method: 'werkelijke' }, { advice })
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
  const { method } = draw(advised('werkelijke'), 'self_employed')
  expect(screen.getByText(/^Zonder personeel in loondienst kent de WBSO geen bedrag/)).toBeTruthy()
  expect(method('Werkelijke kosten')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText('Forfaitair')).toBeNull()
})

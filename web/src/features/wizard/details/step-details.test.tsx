import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Verdict } from '../../../lib/rules/verdict'
import { renderInApp } from '../../../test/render'
import { ready } from '../application-for-tests'
import type { Answers } from '../model'
import { StepDetails } from './step-details'

function draw(kind: Verdict['kind'], change: Partial<Answers> = {}, text = 'Een membraan.') {
  const data = ready(change)
  const verdict = { isGoodEnough: true, isWbsoEligible: true, suggestions: '', ...(kind && { kind }) }
  const texts = { ...data.texts, elevator_pitch: { text, given: { text: 'Een membraan.', verdict } } }
  renderInApp(<StepDetails data={{ ...data, texts }} load={0} problems={[]} dispatch={vi.fn()} />)
}

test.each([
  ['product', 'Je tekst leest als een product. Klopt Programmatuur?'],
  ['proces', 'Je tekst leest als een productieproces. Klopt Programmatuur?'],
] as const)('a pitch that reads as a %s asks about software, which stays chosen', (kind, question) => {
  draw(kind)
  expect(screen.getByText(question)).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Programmatuur' })).toHaveProperty('checked', true)
})

test('nothing is asked about a pitch of software, another choice, or a pitch that was changed since', () => {
  draw('programmatuur')
  draw('two')
  draw(undefined)
  draw('product', { project_type: 'fysiek_product' })
  draw('product', {}, 'Een compiler.')
  expect(screen.queryByText(/Je tekst leest als/)).toBeNull()
})

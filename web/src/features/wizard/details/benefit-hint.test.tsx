import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/render'
import { BenefitHint } from './benefit-hint'

test('unfolds the calculator with the hours that were typed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ brand: 'Speurwerk', wbso: [] }))
  renderInApp(<BenefitHint hours="1.200" />)
  const button = screen.getByRole('button', { name: 'Wat levert dit op?' })
  expect(screen.queryByLabelText('Aantal uren')).toBeNull()
  fireEvent.click(button)
  expect(await screen.findByLabelText('Aantal uren')).toHaveProperty('value', '1.200')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByLabelText('Aantal uren').closest('[hidden]')).toBeTruthy()
})

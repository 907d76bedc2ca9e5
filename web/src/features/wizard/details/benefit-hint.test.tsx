import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/render'
import { BenefitHint } from './benefit-hint'

test('unfolds the calculator, which reckons with the hours that were typed', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url)
    if (pathname === '/api/benefit/') asked.push(search)
    return Response.json({ brand: 'Speurwerk', wbso: [] })
  })
  renderInApp(<BenefitHint hours="1.200" />)
  const button = screen.getByRole('button', { name: 'Wat levert dit op?' })
  expect(screen.queryByLabelText('Uurloon')).toBeNull()
  fireEvent.click(button)
  expect(await screen.findByLabelText('Uurloon')).toBeTruthy()
  expect(asked).toEqual(['?hours=1200&starter=false'])
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByLabelText('Uurloon').closest('[hidden]')).toBeTruthy()
})

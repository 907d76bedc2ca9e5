import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/render'
import { on } from '../../../test/server'
import { aWorth } from '../../../test/worth'
import { BenefitHint } from './benefit-hint'

const serve = () => on('GET /api/benefit/', aWorth({ benefit: 16_848_00 }))

test('reckons with the hours that were typed, names their year, and unfolds the fields for a wage of one’s own', async () => {
  const asked = serve()
  renderInApp(<BenefitHint hours="1.200" year={2027} />)
  const button = await screen.findByRole('button', { name: 'Reken met je eigen uurloon en kosten' })
  expect(await screen.findByText(/^Voordeel in 2027/)).toBeTruthy()
  expect(asked.map(({ query }) => query.toString())).toEqual(['hours=1200&starter=false&year=2027'])
  expect(screen.queryByLabelText('Uurloon')).toBeNull()
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByLabelText('Uurloon')).toBeTruthy()
  expect(screen.getAllByText(/^Voordeel in/)).toHaveLength(1)
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('without hours there is nothing to reckon', () => {
  const asked = serve()
  renderInApp(<BenefitHint hours=" " year={null} />)
  expect(screen.queryByText(/voordeel/i)).toBeNull()
  expect(asked).toEqual([])
})

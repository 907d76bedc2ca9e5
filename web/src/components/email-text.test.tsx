import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailText } from './email-text'

test('an address breaks after the @', () => {
  const { container } = render(<EmailText email="sanne@example.nl" />)
  expect(container.firstElementChild?.innerHTML).toBe('sanne@<wbr>example.nl')
})

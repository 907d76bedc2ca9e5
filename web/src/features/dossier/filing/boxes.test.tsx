import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication, textPart } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import { Boxes } from './boxes'

test('a box that is empty says so, and leads to its part', () => {
  const parts = [textPart('omschrijving', 'Wij ontwikkelen een pomp.'), textPart('novelty', '')]
  renderInApp(<Boxes application={anApplication(parts)} isDone={() => false} onTick={() => undefined} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Kopieer/ })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'nog leeg' }).getAttribute('href')).toContain('deel=novelty')
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBlock } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import { Found } from './found'

test('what a bottleneck says is quoted, while it says so', () => {
  const found = [
    { block: 'k1', label: 'Oorzaak', quote: 'Dat komt door krimp.' },
    { block: 'k1', label: 'Wat afviel', quote: 'Lijm valt af.' },
  ]
  renderInApp(<Found found={found} block={aBlock('k1', 'De laag scheurt.\nDat komt\ndoor krimp.')} />)
  expect(screen.getByText('Dat komt door krimp.', { selector: 'q' }).getAttribute('translate')).toBe('no')
  expect(screen.queryByText(/Wat afviel/)).toBeNull()
})

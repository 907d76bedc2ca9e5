import { expect, test } from 'vitest'
import { joinFormerTexts } from './blocks'

const block = { id: 'k1', side: 'product' as const, solution: 'Iets.' }

test.each([
  { texts: { problem: 'De laag scheurt.', cause: 'Door krimp.' }, joined: 'De laag scheurt. Door krimp.' },
  { texts: { problem: '', cause: 'Door krimp', ruled_out: 'Lijm' }, joined: 'Door krimp  \nLijm' },
  { texts: { problem: ' Zo getypt ', cause: '', unknown: '', ruled_out: '' }, joined: ' Zo getypt ' },
  { texts: { problem: '', unknown: 'Of het kan.' }, joined: 'Of het kan.' },
])('a bottleneck that was kept with four texts has one: $joined', ({ texts, joined }) => {
  expect(joinFormerTexts({ ...block, ...texts })).toEqual({ ...block, problem: joined })
})

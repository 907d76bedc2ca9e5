import { expect, test } from 'vitest'
import { ready } from '../application-for-tests'
import { emptyWizard } from '../empty-wizard'
import { textQuestion } from './judge-request'

const others = (data: Parameters<typeof textQuestion>[0]) => textQuestion(data, 'innovation_description').others

test('a text is judged along with the other texts and the type of the project', () => {
  expect(textQuestion(ready(), 'innovation_description')).toEqual({
    field: 'innovation_description',
    text: 'i',
    description: 'p',
    others: { other_texts: { elevator_pitch: 'p', technical_challenges: 't' }, project_type: 'programmatuur' },
  })
  expect(others(ready({ project_type: 'fysiek_product', also_develop_code: true }))).toMatchObject({
    project_type: 'fysiek_product',
    also_develop_code: true,
  })
})

test('a type that nobody chose yet, an empty text and the same text say nothing', () => {
  expect(others(emptyWizard())).toEqual({})
  const { texts } = ready()
  const same = ready({}, { texts: { ...texts, technical_challenges_input: { text: 'I', given: null } } })
  expect(others(same).other_texts).toEqual({ elevator_pitch: 'p' })
})

test('a text that is too long for the judge keeps no other text from its verdict', () => {
  const { texts } = ready()
  const long = (size: number) =>
    ready({}, { texts: { ...texts, technical_challenges_input: { text: '𠜎'.repeat(size), given: null } } })
  expect(others(long(20_001)).other_texts).toEqual({ elevator_pitch: 'p' })
  expect(others(long(20_000)).other_texts).toHaveProperty('technical_challenges')
})

import { expect, test } from 'vitest'
import { ready } from '../application-for-tests'
import { isConfirmed, isStale, type JudgedText, repeatedFrom, type Texts } from './texts'

const { texts } = ready()
const innovation = 'innovation_description'

const changed = (change: Partial<Record<keyof Texts, Partial<JudgedText>>>): Texts => ({
  elevator_pitch: { ...texts.elevator_pitch, ...change.elevator_pitch },
  innovation_description: { ...texts.innovation_description, ...change.innovation_description },
  technical_challenges_input: { ...texts.technical_challenges_input, ...change.technical_challenges_input },
})

test('a green text stays green with white space around it', () => {
  const spaced = changed({ elevator_pitch: { text: ' p\n' }, [innovation]: { text: '\ti ' } })
  expect([isConfirmed(spaced, 'elevator_pitch'), isConfirmed(spaced, innovation)]).toEqual([true, true])
})

test('a changed text is not confirmed, and its verdict is stale', () => {
  const other = changed({ elevator_pitch: { text: 'p.' } })
  expect([isConfirmed(other, 'elevator_pitch'), isStale(other, 'elevator_pitch')]).toEqual([false, true])
})

test('the verdict on the innovation is stale once the pitch changes, the others are not', () => {
  const other = changed({ elevator_pitch: { text: 'q' } })
  expect([isStale(other, innovation), isConfirmed(other, innovation)]).toEqual([true, false])
  expect(isStale(other, 'technical_challenges_input')).toBe(false)
  expect(isStale(changed({ elevator_pitch: { text: 'p ' } }), innovation)).toBe(false)
})

test('without a verdict nothing is stale or confirmed', () => {
  const bare = changed({ elevator_pitch: { given: null } })
  expect([isStale(bare, 'elevator_pitch'), isConfirmed(bare, 'elevator_pitch')]).toEqual([false, false])
})

test('a text of an earlier field is not confirmed: case and white space make no difference', () => {
  const twice = changed({ technical_challenges_input: { text: '\nI ' } })
  const same = {
    ...twice,
    technical_challenges_input: { ...twice.technical_challenges_input, given: texts[innovation].given },
  }
  expect(repeatedFrom(same, 'technical_challenges_input')).toBe(innovation)
  expect(repeatedFrom(same, innovation)).toBeNull()
  expect(isConfirmed(same, innovation)).toBe(true)
  expect(isConfirmed(changed({ technical_challenges_input: { text: '' } }), 'technical_challenges_input')).toBe(false)
  expect(repeatedFrom(changed({ elevator_pitch: { text: '' }, [innovation]: { text: ' ' } }), innovation)).toBeNull()
})

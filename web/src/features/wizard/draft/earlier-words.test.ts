import { expect, test } from 'vitest'
import { ready } from '../application-for-tests'
import { emptyWizard } from '../empty-wizard'
import type { WizardData } from '../model'
import { firstWords, timeOf } from './earlier-words'

const withPitch = (text: string): WizardData => {
  const data = emptyWizard()
  return { ...data, texts: { ...data.texts, elevator_pitch: { text, given: null } } }
}

test('a draft is called by its first words', () => {
  expect(firstWords(withPitch('  Wij bouwen\n een pomp. '))).toBe('Wij bouwen een pomp.')
  expect(firstWords(withPitch('woord '.repeat(20)))).toBe(`${'woord '.repeat(9)}woord…`)
  expect(firstWords(withPitch('🙂'.repeat(70)))).toBe(`${'🙂'.repeat(60)}…`)
  expect(firstWords({ ...emptyWizard(), answers: ready({ company_name: 'Pompwacht B.V.' }).answers })).toBe(
    'Pompwacht B.V.',
  )
  expect(firstWords(emptyWizard())).toBe('Nog zonder tekst')
})

test('and by its time', () => {
  const at = new Date(2026, 10, 22, 14, 2).getTime()
  expect(timeOf({ at, state: 'offered', draft: '' })).toBe('22 november om 14:02')
  expect(timeOf({ at: null, state: 'offered', draft: '' })).toBe('Bewaard in een eerdere versie')
})

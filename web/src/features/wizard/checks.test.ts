import { expect, test } from 'vitest'
import { ready } from './application-for-tests'
import { checkHours, checkPartner, checkStart } from './checks'
import { checkAll, stepsDone } from './send/check-all'
import { checkFields, type Findings } from './send/findings'

const fieldsOf = (found: Findings | null) => found?.problems.map(({ field }) => field)

test('a field says nothing when it is right', () => {
  expect([checkHours('0'), checkHours('1.000.000'), checkStart('1-3-2027')]).toEqual([null, null, null])
  expect(checkHours('1.000.001')).toBe('Vul hooguit 1.000.000 uur in.')
  expect(checkStart('31-02-2027')).toBe('Deze datum bestaat niet. Controleer de dag en de maand.')
  expect(checkStart('01-03-1993')).toBe('Kies een startdatum van 1994 tot en met 2100.')
  expect(checkStart('1 maart')).toBe('Deze datum heeft een ongeldig formaat. Gebruik DD-MM-JJJJ.')
  expect(checkPartner('location', '')).toBeNull()
  expect(checkPartner('company_name', ' ')).toBe('Dit veld mag niet leeg zijn.')
  expect(checkPartner('company_name', '🙂'.repeat(60))).toBeNull()
  expect(checkPartner('contribution', 'x'.repeat(81))).toBe('Gebruik hooguit 80 tekens.')
})

test('what is asked of some counts for them alone', () => {
  const fields = (change: Parameters<typeof ready>[0]) => fieldsOf(checkAll(ready(change)))
  expect(fields({ continues: true })).toEqual(['project_started_on'])
  expect(fields({ continues: true, project_started_on: '02-03-2027' })).toEqual(['project_started_on'])
  expect(fields({ continues: true, project_started_on: '01-03-2027' })).toBeUndefined()
  expect(fields({ project_started_on: 'x', own_hours: 'x' })).toBeUndefined()
  expect(fields({ applicant: 'both', own_hours: '' })).toBeUndefined()
  expect(fields({ applicant: 'both', own_hours: '1.201' })).toEqual(['own_hours'])
  expect(fields({ applicant: 'both', own_hours: '1.200' })).toBeUndefined()
})

test('nothing keeps a sound application back', () => {
  expect(checkAll(ready())).toBeNull()
  expect(stepsDone(ready())).toEqual([true, true, true])
})

test('one text in two fields keeps it back, at the later field', () => {
  const { texts } = ready()
  const given = { text: 'P', verdict: { isGoodEnough: true, isWbsoEligible: true, suggestions: '' } }
  const twice = ready({}, { texts: { ...texts, technical_challenges_input: { text: 'P', given } } })
  expect(checkAll(twice)?.problems).toEqual([
    {
      field: 'technical_challenges_input',
      message:
        'Deze tekst staat ook bij de elevator pitch. RVO wil bij elke vraag een ander antwoord lezen: wat hoort alleen hier?',
    },
  ])
})

test('first what keeps the button closed, then the texts, then the rest', () => {
  const bad = ready({ client: null, estimated_hours_input: '' }, { terms: false })
  const texts = { ...bad.texts, innovation_description: { text: 'i', given: null } }
  expect(fieldsOf(checkAll({ ...bad, texts }))).toEqual(['client', 'terms'])
  const nameless = [{ key: 4, company_name: '', location: '', contribution: '' }]
  const alsoPartner = { ...bad.answers, collaborative_effort: true, collaboration_partners: nameless }
  expect(fieldsOf(checkAll({ ...bad, answers: alsoPartner }))).toEqual([
    'collaboration_partners.0.company_name',
    'client',
    'terms',
  ])
  const open = { ...bad, texts, terms: true, answers: { ...bad.answers, client: 7 } }
  expect(checkAll(open)).toMatchObject({
    title: 'Ga terug naar stap 1 en zorg dat alle drie de velden groene feedback hebben.',
    jumpTo: 'innovation_description',
  })
  expect(checkAll({ ...open, texts: bad.texts })).toMatchObject({
    title: checkFields,
    problems: [{ field: 'estimated_hours_input', message: 'Dit veld mag niet leeg zijn.' }],
  })
})

test('a text that was changed after its verdict is not confirmed', () => {
  const data = ready()
  const changed = { ...data.texts.elevator_pitch, text: 'p anders' }
  expect(checkAll({ ...data, texts: { ...data.texts, elevator_pitch: changed } })?.problems).toEqual([
    { field: 'elevator_pitch', message: 'Deze tekst is gewijzigd. Laat hem opnieuw beoordelen.' },
    { field: 'innovation_description', message: 'Je elevator pitch is gewijzigd. Laat deze tekst opnieuw beoordelen.' },
  ])
})

test('collaboration needs a partner with a name', () => {
  expect(checkAll(ready({ collaborative_effort: true }))?.problems).toEqual([
    { field: 'collaboration_partners', message: 'Voeg minimaal één partner toe' },
  ])
  const nameless = [{ key: 4, company_name: '', location: '', contribution: '' }]
  expect(checkAll(ready({ collaborative_effort: true, collaboration_partners: nameless }))?.problems).toEqual([
    { field: 'collaboration_partners.0.company_name', message: 'Dit veld mag niet leeg zijn.' },
  ])
})

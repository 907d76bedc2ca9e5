import { expect, test } from 'vitest'
import { full } from '../application-for-tests'
import { readDraft, writeDraft } from './draft'

const bare = { text: '', verdict: null }

test('a draft comes back as it was, verdicts and advice included', () => {
  expect(readDraft(writeDraft(full))).toEqual(full)
})

test('a draft has the parts that the specification names', () => {
  const draft = JSON.parse(writeDraft(full))
  expect(draft).toMatchObject({ step: 3, selectedCompany: 7, newCompanyName: 'Nieuw B.V.', newKvkNumber: '12345678' })
  expect(draft.partners).toEqual([{ company_name: 'TU', location: 'Delft', contribution: 'Meten' }])
  expect(Object.keys(draft.evaluations)).toHaveLength(4)
})

test.each([null, '', '{', 'null', '7', '"x"'])('%j is no draft', (raw) => expect(readDraft(raw)).toBeNull())

test.each([
  ['{}'],
  ['[]'],
  ['{"form":[],"partners":{},"evaluations":"x","step":9,"selectedCompany":"7"}'],
  ['{"form":{"elevator_pitch":null,"project_type":"x","terms":"ja"},"partners":[null,5],"id":"../x"}'],
  ['{"evaluations":{"elevator_pitch":{"text":"x"},"cost":{"about":"x","advice":null}},"__proto__":{"step":2}}'],
])('of %s the good is kept and the rest left out', (raw) => {
  const data = readDraft(raw)
  expect(data).toMatchObject({ step: 1, terms: false, advice: null, answers: { project_type: 'programmatuur' } })
  expect(data?.id).toMatch(/^[0-9a-f]{32}$/)
  expect(data?.texts.elevator_pitch).toEqual(bare)
})

test('a draft with too many partners keeps the first five', () => {
  const partners = Array.from({ length: 9 }, (_, n) => ({ company_name: `P${n}` }))
  expect(readDraft(JSON.stringify({ partners }))?.answers.collaboration_partners).toHaveLength(5)
})

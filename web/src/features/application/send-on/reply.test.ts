import { expect, test } from 'vitest'
import type { Question } from '../../../api/application'
import { mailLink, questionsText } from './questions-text'
import { splitReply } from './reply'

const ask = (id: string, text: string, more: Partial<Question> = {}): Question => ({
  id,
  part: 'bottlenecks',
  block: '',
  need: '',
  group: 'techniek',
  text,
  hint: '',
  input: 'text',
  ...more,
})

const unknown = ask('a', 'Wat weet je vooraf nog niet: welke uitkomst kan tegenvallen, en waarom?', {
  hint: 'We weten niet of … boven … blijft, omdat …',
})
const month = ask('b', 'In welke maand is “Proef” gereed?', { input: 'month', part: 'phases' })
const form = ask('c', 'Wat is de rechtsvorm van je bedrijf?', {
  input: 'choice',
  part: 'company',
  options: [
    { value: 'BV', label: 'Besloten vennootschap (bv)' },
    { value: 'NV', label: 'Naamloze vennootschap (nv)' },
  ],
})
const unity = ask('d', 'Hoort je bedrijf bij een fiscale eenheid?', { input: 'yes_no', part: 'company' })
const all = [unknown, month, form, unity]

const said = (text: string, asked: (Question | undefined)[] = all) =>
  splitReply(text, asked).answers.map(({ question, text }) => [question.id, text])

test('questions are numbered, with how to answer them', () => {
  expect(questionsText(all)).toBe(
    `RVO vraagt dit nog voor onze WBSO-aanvraag. Zet je antwoord onder elke vraag en laat de nummers staan.

1. Wat weet je vooraf nog niet: welke uitkomst kan tegenvallen, en waarom?
Voorbeeld: We weten niet of … boven … blijft, omdat …

2. In welke maand is “Proef” gereed?
Antwoord met een maand en een jaar.

3. Wat is de rechtsvorm van je bedrijf?
Kies uit: Besloten vennootschap (bv) / Naamloze vennootschap (nv)

4. Hoort je bedrijf bij een fiscale eenheid?
Antwoord met ja of nee.`,
  )
})

test('bare answers are split by their numbers', () => {
  expect(said('Hoi,\n\n1. Of de laag blijft zitten.\nDat hangt van de hars af.\n2) maart 2027\n4: nee')).toEqual([
    ['a', 'Of de laag blijft zitten.\nDat hangt van de hars af.'],
    ['b', 'maart 2027'],
    ['d', 'nee'],
  ])
})

test('what goes before the first number is no answer', () => {
  expect(splitReply('Hoi Jan,\n1. Ja dus', all).rest).toBe('Hoi Jan,')
})

test('quoted questions are taken out, also when a mail program has broken and marked their lines', () => {
  const reply = `> 1. Wat weet je vooraf nog niet: welke uitkomst kan
> tegenvallen, en waarom?
> Voorbeeld: We weten niet of … boven …
> blijft, omdat …

Of de laag blijft zitten.

> 2. In welke maand is “Proef” gereed?
> Antwoord met een maand en een jaar.
03-2027`
  expect(said(reply)).toEqual([
    ['a', 'Of de laag blijft zitten.'],
    ['b', '03-2027'],
  ])
})

test('a list in an answer stays in the answer', () => {
  expect(said('2. maart 2027\n3. BV, want:\n1. dat was handig\n2. en goedkoop\n4. ja')).toEqual([
    ['b', 'maart 2027'],
    ['c', 'BV, want:\n1. dat was handig\n2. en goedkoop'],
    ['d', 'ja'],
  ])
})

test('questions may be answered in another order when they are quoted', () => {
  expect(
    said(
      '2. In welke maand is “Proef” gereed?\n04-2027\n1. Wat weet je vooraf nog niet: welke uitkomst kan tegenvallen, en waarom?\nDe hars',
    ),
  ).toEqual([
    ['b', '04-2027'],
    ['a', 'De hars'],
  ])
})

test.each([
  ['3. besloten vennootschap (BV)', 'BV'],
  ['3. nv', 'NV'],
  ['3. een stichting', 'een stichting'],
])('%j chooses %j', (text, want) => expect(said(text)).toEqual([['c', want]]))

test.each([
  ['4. Ja, sinds 2020', 'ja'],
  ['4. Nee', 'nee'],
  ['4. weet ik niet', 'weet ik niet'],
])('%j says %j', (text, want) => expect(said(text)).toEqual([['d', want]]))

test('an answer to a question that is gone is shown as it is', () => {
  expect(splitReply('1. De hars\n2. maart 2027', [undefined, month])).toEqual({
    answers: [{ question: month, text: 'maart 2027' }],
    rest: '1. De hars',
  })
})

test('a question that a thread quotes again and again has one answer', () => {
  const quoted =
    '2. In welke maand is “Proef” gereed?\n04-2027\n1. Wat weet je vooraf nog niet: welke uitkomst kan tegenvallen, en waarom?\nDe hars'
  expect(said([quoted, quoted, quoted.replace('De hars', 'De laag')].join('\n'))).toEqual([
    ['b', '04-2027'],
    ['a', 'De hars\nDe laag'],
  ])
  const thread = Array.from({ length: 4000 }, () => quoted).join('\n')
  expect(splitReply(thread, all).answers).toHaveLength(2)
})

test('questions without an answer are left alone', () => expect(said(questionsText(all))).toEqual([]))

test('a mail that is too long for a link is to be pasted', () => {
  expect(mailLink('Vragen', 'Kort & bondig')).toEqual({
    href: 'mailto:?subject=Vragen&body=Kort%20%26%20bondig',
    whole: true,
  })
  expect(mailLink('Vragen', 'x'.repeat(2000)).whole).toBe(false)
})

const signed = (end: string) =>
  `1. Of de laag blijft zitten.\n\n2. maart 2027\n\n4. nee\n\n${end}\n\nPiet de Bakker\nHoofd ontwikkeling\nT 06 12345678`

test.each([
  'Met vriendelijke groet,',
  'Vriendelijke groeten',
  'Hartelijke groet, Piet',
  'Groeten van Piet',
  'Groetjes!',
  'Mvg, Piet',
  'Gr. ',
  'Kind regards,',
  '-- ',
  '________________________________',
  '-----Oorspronkelijk bericht-----',
  'Verstuurd vanaf mijn iPhone',
  'Sent from my Galaxy',
  'Op di 24 nov 2026 om 10:12 schreef Noor <noor@voorbeeld.nl>:',
  'On Tue, Nov 24, 2026 at 10:12 AM Noor de Wit',
  'Van: Noor <noor@voorbeeld.nl>',
  'Verzonden: dinsdag 24 november 2026 10:12',
  '> RVO vraagt dit nog voor onze WBSO-aanvraag. Zet je antwoord onder elke vraag',
])('an answer ends at “%s”, and what follows is told apart', (end) => {
  const { answers, rest } = splitReply(signed(end), all)
  expect(answers.map(({ text }) => text)).toEqual(['Of de laag blijft zitten.', 'maart 2027', 'nee'])
  expect(rest).toContain('T 06 12345678')
})

test.each([
  'Groeten herkent de camera niet.',
  'Van 20 tot 40 mm.',
  'Op 3 mei 2027 beginnen we.',
  'Vriendelijk voor de huid: dat is de eis.',
])('“%s” is part of an answer', (line) => {
  expect(said(`1. Of de laag blijft zitten.\n${line}`)).toEqual([['a', `Of de laag blijft zitten.\n${line}`]])
})

test('after a signature only a question that is quoted begins an answer again', () => {
  const quoted = `1. Of de laag blijft zitten.\nGroet, Piet\n\n> ${questionsText(all).replaceAll('\n', '\n> ')}`
  expect(said(quoted)).toEqual([['a', 'Of de laag blijft zitten.']])
  expect(said('1. Of de laag blijft zitten.\nGroet, Piet\n4. 06 12345678')).toEqual([
    ['a', 'Of de laag blijft zitten.'],
  ])
  expect(said(`Hoi\n\nOp di 24 nov 2026 om 10:12 schreef Noor:\n> ${questionsText(all)}\nja`)).toEqual([['d', 'ja']])
})

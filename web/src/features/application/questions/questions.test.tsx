import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Answered } from '../../../api/application'
import { kept } from '../../../lib/kept'
import { aPart, aQuestion } from '../../../test/application'
import { again, doc, field, novelty, number, open, root, type, withPart, working } from '../../../test/application-page'
import { later, on, reply, writes } from '../../../test/server'
import { type as typeIn } from '../../../test/type'

beforeEach(working)

const edge = aQuestion('novelty.edge', { text: 'Waar houdt je kennis op?' })
const risk = aQuestion('novelty.risk', { text: 'Wat is onzeker?' })

test('a question is answered in place with Enter, and the next one comes', async () => {
  const words = 'Wij kennen trillingen, geen stroom.'
  const text = `Bestaande filters zijn te traag. ${words}`
  on(`GET ${doc}`, withPart(novelty, { questions: [edge, risk], minutes: 5 }))
  on(`POST ${doc}answers/`, {
    application: withPart(again(novelty, text), { questions: [risk], minutes: 3 }),
    part: 'novelty',
    block: '',
    field: 'text',
    added: { from: 33, to: 33 + words.length, text: words },
  })
  open('?deel=novelty')
  await screen.findByRole('heading', { name: 'Nog 2 vragen, ongeveer 5 minuten' })
  const box = await field('Waar houdt je kennis op?')
  await typeIn(box, words)
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.keyDown(box, { key: 'Enter' })
  const next = await field('Wat is onzeker?')
  await waitFor(() => expect(document.activeElement).toBe(next))
  expect(writes()).toEqual([{ call: `POST ${root}answers/`, body: { question: 'novelty.edge', text: words, rev: 1 } }])
  expect(document.querySelector('mark')?.textContent).toBe(words)
  expect(kept.unsaved.of(7, number)).toEqual([])
})

test('what is typed while an answer is on its way is not lost', async () => {
  const [answered, answer] = later<Answered>()
  on(`GET ${doc}`, withPart(novelty, { questions: [edge, risk], minutes: 5 }))
  on(`POST ${doc}answers/`, () => answered)
  open('?deel=novelty')
  const box = await field('Waar houdt je kennis op?')
  await typeIn(box, 'Bij stroom.')
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(writes()).toHaveLength(1))
  await typeIn(box, 'Bij stroom. En bij warmte.')
  answer({
    application: withPart(again(novelty, 'Bij stroom.'), { questions: [risk] }),
    part: 'novelty',
    block: '',
    field: 'text',
    added: null,
  })
  await field('Wat is onzeker?')
  expect(screen.getByText('Bij stroom. En bij warmte.')).toBeTruthy()
  expect(screen.getByText(/Je typte een antwoord op een vraag die niet meer open staat/)).toBeTruthy()
  expect(kept.unsaved.of(7, number)).toHaveLength(1)
})

test('a question that is put away makes room, still counts, and comes back on a press', async () => {
  on(`GET ${doc}`, withPart(novelty, { questions: [edge, risk] }))
  open('?deel=novelty')
  await type('Waar houdt je kennis op?', 'Bij de stroom')
  const later = () => fireEvent.click(screen.getByRole('button', { name: 'Later beantwoorden' }))
  later()
  const next = await field('Wat is onzeker?')
  await waitFor(() => expect(document.activeElement).toBe(next))
  expect(screen.getByText('Vraag 2 van 2 · Technische nieuwheid')).toBeTruthy()
  later()
  expect(screen.queryByRole('textbox', { name: 'Wat is onzeker?' })).toBeNull()
  expect(screen.getByRole('heading', { name: /^Nog 2 vragen/ })).toBe(document.activeElement)
  expect(screen.getByText('Voor later (2)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Later beantwoorden' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Beantwoord nu: Waar houdt je kennis op?' }))
  const back = await field('Waar houdt je kennis op?')
  expect(back.textContent).toBe('Bij de stroom')
  await waitFor(() => expect(document.activeElement).toBe(back))
  expect(screen.getByText('Voor later (1)')).toBeTruthy()
})

test('one goes back to what was put away, with what was typed, and to what was answered', async () => {
  const words = 'Wij kennen trillingen, geen stroom.'
  const third = aQuestion('novelty.art', { text: 'Wat bestaat er al?' })
  on(`GET ${doc}`, withPart(novelty, { questions: [edge, risk] }))
  on(`POST ${doc}answers/`, {
    application: withPart(again(novelty, words), { questions: [edge, third] }),
    part: 'novelty',
    block: '',
    field: 'text',
    added: null,
  })
  open('?deel=novelty')
  await type('Waar houdt je kennis op?', 'Bij de stroom')
  const back = () => fireEvent.click(screen.getByRole('button', { name: 'Vorige vraag' }))
  expect(screen.queryByRole('button', { name: 'Vorige vraag' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Later beantwoorden' }))
  await type('Wat is onzeker?', words)
  fireEvent.click(screen.getAllByRole('button', { name: 'Antwoord opslaan' })[0] as HTMLElement)
  expect(await screen.findByText('Vraag 3 van 3 · Technische nieuwheid')).toBeTruthy()
  expect(screen.getByText('Opgeslagen. Door je antwoord kwam er 1 vraag bij. Nog 2 vragen.')).toBeTruthy()

  back()
  const passed = screen.getByRole('region', { name: 'Wat is onzeker?' })
  expect(passed.textContent).toContain('Vraag 2 van 3')
  expect(passed.textContent).toContain(words)
  await waitFor(() => expect(passed.contains(document.activeElement)).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Wijzig antwoord' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Technische nieuwheid' }))
  back()
  expect((await field('Waar houdt je kennis op?')).textContent).toBe('Bij de stroom')
  expect(screen.getByText('Vraag 1 van 3 · Technische nieuwheid')).toBeTruthy()
  expect(screen.queryByText(/^Voor later/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Later beantwoorden' }))
  await field('Wat bestaat er al?')
  back()
  fireEvent.click(screen.getByRole('button', { name: 'Volgende vraag' }))
  await field('Wat bestaat er al?')
})

test('what does not apply is seen and asked again when one goes back', async () => {
  on(`GET ${doc}`, withPart(novelty, { questions: [edge, risk] }))
  on(`POST ${doc}answers/`, ({ body }) => ({
    application: withPart(
      novelty,
      body.dismiss ? { questions: [risk], dismissed: [edge] } : { questions: [edge, risk] },
    ),
    part: 'novelty',
    block: '',
    field: '',
    added: null,
  }))
  open('?deel=novelty')
  await field('Waar houdt je kennis op?')
  fireEvent.click(screen.getAllByRole('button', { name: 'Niet van toepassing' })[0] as HTMLElement)
  await field('Wat is onzeker?')
  fireEvent.click(screen.getByRole('button', { name: 'Vorige vraag' }))
  const passed = screen.getByRole('region', { name: 'Waar houdt je kennis op?' })
  expect(passed.textContent).toContain('Niet van toepassing')
  fireEvent.click(within(passed).getByRole('button', { name: 'Stel weer' }))
  await field('Waar houdt je kennis op?')
  expect(writes()).toHaveLength(2)
})

test('the open questions say who knows the answers and how long that takes', async () => {
  on(
    `GET ${doc}`,
    withPart(novelty, {
      questions: [edge, risk],
      minutes: 15,
      work: [
        { group: 'techniek', questions: 1, minutes: 10 },
        { group: 'boekhouding', questions: 1, minutes: 5 },
      ],
    }),
  )
  open('?deel=novelty')
  const work = await screen.findByRole('list', { name: 'Wie het antwoord weet' })
  expect(
    within(work)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Techniek: 1 vraag, ongeveer 10 minuten', 'Boekhouding: 1 vraag, ongeveer 5 minuten'])
})

test('a question about the place of a sentence is among those of the bottlenecks', async () => {
  const place = aQuestion('bottlenecks.s4.place', { text: 'Waar hoort deze zin?', input: 'choice', options: [] })
  const part = aPart('bottlenecks', { blocks: [] }, { state: 'questions', questions: 1 })
  on(`GET ${doc}`, withPart(part, { questions: [place] }))
  open('?deel=bottlenecks')
  const list = await screen.findByRole('list', { name: 'Vragen van RVO' })
  expect(list.textContent).toContain('Waar hoort deze zin?')
  expect(screen.getByRole('link', { name: /^Klopt deze indeling/ }).textContent).toContain('1 zin te plaatsen')
})

test('what an answer in words was understood as is shown', async () => {
  const count = aQuestion('novelty.count', { text: 'Hoeveel mensen?', input: 'line' })
  on(`GET ${doc}`, withPart(novelty, { questions: [count] }))
  const added = { from: 0, to: 0, text: '3' }
  on(`POST ${doc}answers/`, { application: withPart(novelty), part: 'novelty', block: '', field: 'count', added })
  open('?deel=novelty')
  await type('Hoeveel mensen?', 'met zijn drieën')
  fireEvent.click(screen.getAllByRole('button', { name: 'Antwoord opslaan' })[0] as HTMLElement)
  expect((await screen.findByText(/^Ingevuld:/)).textContent).toBe('Ingevuld: 3')
})

test('what RVO nearly always asks is offered once all is answered, and nothing waits for it', async () => {
  on(`GET ${doc}`, withPart(novelty, { optional: [risk] }))
  on(`POST ${doc}answers/`, { application: withPart(novelty), part: 'novelty', block: '', field: '', added: null })
  open('?deel=novelty')
  await screen.findByRole('heading', { name: 'RVO vraagt dit bijna zeker' })
  expect(screen.getByText(/Antwoorden hoeft niet; je kunt al indienen/)).toBeTruthy()
  await type('Wat is onzeker?', 'De hechting')
  fireEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  await screen.findByRole('heading', { name: 'Alle vragen van RVO zijn beantwoord' })
  expect(writes().map(({ body }) => body)).toEqual([{ question: 'novelty.risk', text: 'De hechting', rev: 1 }])
})

test('what does not apply is set aside, and can be asked again', async () => {
  on(`GET ${doc}`, withPart(novelty, { questions: [edge], dismissed: [risk] }))
  on(`POST ${doc}answers/`, {
    application: withPart(novelty, { dismissed: [edge, risk] }),
    part: 'novelty',
    block: '',
    field: '',
    added: null,
  })
  open('?deel=novelty')
  await screen.findByText('Niet van toepassing (1)')
  fireEvent.click(screen.getByRole('button', { name: 'Niet van toepassing' }))
  await screen.findByRole('heading', { name: 'Alle vragen van RVO zijn beantwoord' })
  fireEvent.click(screen.getByRole('button', { name: 'Stel weer: Wat is onzeker?' }))
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes().map(({ body }) => body)).toEqual([
    { question: 'novelty.edge', dismiss: true, rev: 1 },
    { question: 'novelty.risk', dismiss: false, rev: 1 },
  ])
})

test('an answer over an old revision is sent again over the newest one', async () => {
  let rev = 2
  on(`GET ${doc}`, () => withPart({ ...novelty, rev: rev++ }, { questions: [edge] }))
  on(`POST ${doc}answers/`, ({ body }) =>
    body.rev === 2
      ? reply(412, { detail: 'Gewijzigd', part: { ...novelty, rev: 3 } })
      : { application: withPart(novelty), part: 'novelty', block: '', field: '', added: null },
  )
  open('?deel=novelty')
  await type('Waar houdt je kennis op?', 'Bij de stroom')
  fireEvent.click(screen.getAllByRole('button', { name: 'Antwoord opslaan' })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Alle vragen van RVO zijn beantwoord' })
  expect(writes().map(({ body }) => (body as { rev: number }).rev)).toEqual([2, 3])
})

test('an answer to a question that is gone is given back', async () => {
  let questions = [edge]
  on(`GET ${doc}`, () => withPart(novelty, { questions }))
  on(`POST ${doc}answers/`, () => {
    questions = []
    return reply(409, { detail: 'Deze vraag staat niet meer open.', code: 'question_gone' })
  })
  open('?deel=novelty')
  await type('Waar houdt je kennis op?', 'Bij de stroom')
  fireEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  await screen.findByRole('heading', { name: 'Alle vragen van RVO zijn beantwoord' })
  expect(screen.getByText(/Bij de stroom/)).toBeTruthy()
})

test('an answer that cannot be placed says why, and stays', async () => {
  on(
    `GET ${doc}`,
    withPart(novelty, {
      questions: [aQuestion('phases.f1.month', { text: 'Wanneer?', input: 'month' })],
    }),
  )
  on(`POST ${doc}answers/`, reply(400, { text: ['Noem één maand, zoals 03-2027.'] }))
  open('?deel=novelty')
  await type('Wanneer?', 'maart of april')
  fireEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  expect(await screen.findByText('Noem één maand, zoals 03-2027.')).toBeTruthy()
  const box = await field('Wanneer?')
  expect(box.getAttribute('value')).toBe('maart of april')
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(screen.queryByRole('alert')).toBeNull() // it comes with the focus
  fireEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Noem één maand, zoals 03-2027.') // the focus was there already
})

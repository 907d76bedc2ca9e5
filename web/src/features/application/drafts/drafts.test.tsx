import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Application, Part } from '../../../api/application'
import type { Draft, DraftOrder } from '../../../api/drafts'
import { aBlock, anApplication, aPart, textPart } from '../../../test/application'
import { doc, open as openAt, root, working } from '../../../test/application-page'
import { on, reply, writes } from '../../../test/server'

beforeEach(working)
beforeEach(() => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'))

const open = (part: string) => openAt(`?deel=${part}`)

const was = 'Bestaande filters zijn te traag.'
const better = 'Bestaande filters zijn te traag, doordat [vul in: waardoor].'
const novelty = textPart('novelty', was)
const application = (part: Part): Application => anApplication([part])
const after = textPart('novelty', better, { rev: 2 })

const draft: Draft = {
  id: 'novelty',
  part: 'novelty',
  block: '',
  outdated: false,
  created_at: '2026-11-22T10:00:00Z',
  texts: [{ field: 'text', was, text: better, cites: [1] }],
  sentences: [
    { number: 1, text: was, part: 'novelty', block: '' },
    { number: 2, text: 'Wij zijn de beste.', part: 'novelty', block: '' },
  ],
  left_out: [{ sentence: 2, reason: 'Reclame.' }],
}

const card = async (name = 'Voorstel') =>
  (await screen.findByText(name, { selector: 'summary' })).closest('details') as HTMLElement
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a proposal is shown beside the own text, with the sentences it rests on', async () => {
  on(`GET ${doc}`, application(novelty))
  on(`GET ${doc}drafts/`, [draft])
  open('novelty')
  const shown = await card()
  expect(within(shown).getByText('Jouw tekst').nextElementSibling?.textContent).toBe(was)
  expect(within(shown).getByText('Voorstel', { selector: 'p' }).nextElementSibling?.textContent).toBe(better)
  expect(shown.textContent).toContain('Op één plaats staat [vul in: …]')
  const [used, left] = within(shown).getAllByRole('list', { hidden: true })
  expect(used?.textContent).toBe(was)
  expect(left?.textContent).toBe('Wij zijn de beste.Reclame.')
  expect(screen.queryByText(/gewijzigd nadat/)).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Technische nieuwheid' }).textContent).toBe(was)
})

test('what is accepted is in the text, and can be undone', async () => {
  let drafts = [draft]
  on(`GET ${doc}`, application(novelty))
  on(`GET ${doc}drafts/`, () => drafts)
  on(`POST ${doc}drafts/{draft}/accept/`, () => {
    drafts = []
    return application(after)
  })
  on(`PUT ${doc}{part}/`, application(textPart('novelty', was, { rev: 3 })))
  open('novelty')
  await card()
  press('Overnemen')
  await screen.findByText(/Het voorstel staat in je tekst/)
  expect(screen.getByRole('textbox', { name: 'Technische nieuwheid' }).textContent).toBe(better)
  expect(writes()).toEqual([{ call: `POST ${root}drafts/novelty/accept/`, body: { rev: 1 } }])
  expect(screen.queryByRole('button', { name: 'Overnemen' })).toBeNull()
  press('Ongedaan maken')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(writes()[1]).toEqual({ call: `PUT ${root}novelty/`, body: { text: was }, match: '"2"' }))
})

test('what one typed is saved before a proposal takes its place', async () => {
  const mine = textPart('novelty', 'Van mij.', { rev: 2 })
  on(`GET ${doc}`, application(novelty))
  on(`GET ${doc}drafts/`, [draft])
  on(`PUT ${doc}{part}/`, application(mine))
  on(`POST ${doc}drafts/{draft}/accept/`, application(textPart('novelty', better, { rev: 3 })))
  open('novelty')
  const shown = await card()
  fireEvent.change(screen.getByRole('textbox', { name: 'Technische nieuwheid' }), { target: { value: 'Van mij.' } })
  expect(within(shown).getByText(/gewijzigd nadat het voorstel is gemaakt/)).toBeTruthy()
  press('Overnemen')
  await waitFor(() =>
    expect(writes().map(({ call, body }) => [call.slice(0, 4), body])).toEqual([
      ['PUT ', { text: 'Van mij.' }],
      ['POST', { rev: 2 }],
    ]),
  )
})

test('a proposal that is not used goes away', async () => {
  let drafts = [draft]
  on(`GET ${doc}`, application(novelty))
  on(`GET ${doc}drafts/`, () => drafts)
  on(`POST ${doc}drafts/{draft}/refuse/`, () => {
    drafts = []
    return null
  })
  open('novelty')
  await card()
  press('Niet gebruiken')
  await waitFor(() => expect(screen.queryByText('Voorstel', { selector: 'summary' })).toBeNull())
  expect(writes().map(({ call }) => call)).toEqual([`POST ${root}drafts/novelty/refuse/`])
  expect(screen.getByRole('textbox', { name: 'Technische nieuwheid' }).textContent).toBe(was)
})

test('a refusal of the server is shown, and the proposal stays', async () => {
  on(`GET ${doc}`, application(novelty))
  on(`GET ${doc}drafts/`, [draft])
  on(
    `POST ${doc}drafts/{draft}/accept/`,
    reply(409, {
      detail: 'Dit voorstel is er niet meer.',
      code: 'draft_gone',
    }),
  )
  open('novelty')
  await card()
  press('Overnemen')
  expect((await screen.findByRole('alert')).textContent).toContain('Dit voorstel is er niet meer.')
})

test('a proposal that was decided elsewhere goes away, and the reason stays', async () => {
  let drafts = [draft]
  on(`GET ${doc}`, application(novelty))
  on(`GET ${doc}drafts/`, () => drafts)
  on(`POST ${doc}drafts/{draft}/accept/`, () => {
    drafts = []
    return reply(409, { detail: 'Dit voorstel is er niet meer.', code: 'draft_gone' })
  })
  open('novelty')
  await card()
  press('Overnemen')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Overnemen' })).toBeNull())
  expect(screen.getByRole('alert').textContent).toContain('Dit voorstel is er niet meer.')
})

test('a text that was changed elsewhere is fetched, and the next press is about that text', async () => {
  const theirs = textPart('novelty', 'Van een collega.', { rev: 2 })
  let stored = novelty
  on(`GET ${doc}`, () => application(stored))
  on(`GET ${doc}drafts/`, [draft])
  on(`POST ${doc}drafts/{draft}/accept/`, () => {
    stored = theirs
    return reply(412, { detail: 'Gewijzigd', code: 'stale_part', part: theirs })
  })
  open('novelty')
  const shown = await card()
  press('Overnemen')
  await within(shown).findByText(/gewijzigd nadat het voorstel is gemaakt/)
  expect(screen.getByRole('alert').textContent).toContain('Het voorstel is niet verwerkt')
  press('Overnemen')
  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ rev: 1 }, { rev: 2 }]))
})

test('each bottleneck has its own proposal, in their order', async () => {
  const blocks = [aBlock('k1', 'ruis'), aBlock('k2', 'warmte')]
  const of = (block: string, text: string): Draft => ({
    ...draft,
    id: `bottlenecks.${block}`,
    part: 'bottlenecks',
    block,
    texts: [{ field: 'problem', was: text, text: `Meer ${text}.`, cites: [1] }],
  })
  on(`GET ${doc}`, application(aPart('bottlenecks', { blocks })))
  on(`GET ${doc}drafts/`, [of('k2', 'warmte'), draft, of('k1', 'ruis')])
  open('bottlenecks')
  const first = await card('Voorstel voor knelpunt 1')
  const second = await card('Voorstel voor knelpunt 2')
  expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(within(first).getByText('Meer ruis.')).toBeTruthy()
  expect(screen.queryByText('Voorstel', { selector: 'summary' })).toBeNull()
})

test('what is typed after a proposal was accepted survives its undoing', async () => {
  const block = (problem: string) => aPart('bottlenecks', { blocks: [aBlock('k1', problem), aBlock('k2', 'warmte')] })
  const texts = [{ field: 'problem' as const, was: 'ruis', text: 'Meer ruis.', cites: [1] }]
  on(`GET ${doc}`, application(block('ruis')))
  on(`GET ${doc}drafts/`, [{ ...draft, id: 'bottlenecks.k1', part: 'bottlenecks', block: 'k1', texts }])
  on(`POST ${doc}drafts/{draft}/accept/`, application({ ...block('Meer ruis.'), rev: 2 }))
  on(`PUT ${doc}{part}/`, application({ ...block('ruis'), rev: 3 }))
  open('bottlenecks')
  await card('Voorstel voor knelpunt 1')
  press('Overnemen')
  await screen.findByText(/Het voorstel staat in je tekst/)
  const [, second] = screen.getAllByRole('textbox', { name: 'Oplossingsrichting' })
  fireEvent.change(second as HTMLElement, { target: { value: 'Wrijving.' } })
  press('Ongedaan maken')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() =>
    expect(writes()[1]?.body).toEqual({
      blocks: [aBlock('k1', 'ruis'), { ...aBlock('k2', 'warmte'), solution: 'Wrijving.' }],
    }),
  )
})

test('steps are proposed with months, and undoing brings the rows back', async () => {
  const rows = [{ id: 'f1', activity: 'Ontwerp', done: '' }]
  const phases = (content: typeof rows, rev: number) => aPart('phases', { rows: content }, { rev })
  const proposed = [{ id: 'f1', activity: 'Ontwerp', done: '03-2027' }]
  const texts = [{ field: 'rows' as const, was: 'Ontwerp', text: 'Ontwerp, gereed 03-2027', cites: [1] }]
  on(`GET ${doc}`, application(phases(rows, 1)))
  on(`GET ${doc}drafts/`, [{ ...draft, id: 'phases', part: 'phases', texts }])
  on(`POST ${doc}drafts/{draft}/accept/`, application(phases(proposed, 2)))
  on(`PUT ${doc}{part}/`, application(phases(rows, 3)))
  open('phases')
  const shown = await card()
  expect(within(shown).getByText('Jouw tekst').nextElementSibling?.textContent).toBe('Ontwerp')
  expect(shown.textContent).toContain('Ontwerp, gereed 03-2027')
  expect(shown.textContent).toContain('De maanden zijn een voorstel')
  expect(screen.queryByText(/gewijzigd nadat/)).toBeNull()
  press('Overnemen')
  await screen.findByText(/Het voorstel staat in je tekst/)
  press('Ongedaan maken')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(writes()[1]?.body).toEqual({ rows }))
})

test('another proposal is asked for once, and shows when it is there', async () => {
  let state: DraftOrder['state'] = 'free'
  let drafts: Draft[] = []
  const orders = () => [
    { id: 'novelty' as const, state },
    { id: 'update' as const, state: 'free' as const },
  ]
  on(`GET ${doc}`, application(novelty))
  on(`GET ${doc}drafts/`, () => drafts)
  on(`GET ${doc}drafts/orders/`, orders)
  on(`POST ${doc}drafts/{draft}/order/`, () => {
    state = 'ordered'
    return null
  })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible') // a hidden page does not poll
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  open('novelty')
  fireEvent.click(await screen.findByRole('button', { name: 'Nieuw voorstel' }))
  await screen.findByText(/^Een taalmodel schrijft een voorstel/)
  expect(screen.queryByRole('button', { name: 'Nieuw voorstel' })).toBeNull()
  expect(writes().map(({ call }) => call)).toEqual([`POST ${root}drafts/novelty/order/`])
  state = 'open'
  drafts = [draft]
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await card()
  expect(screen.queryByText(/^Een taalmodel schrijft/)).toBeNull()
  vi.useRealTimers()
})

test('a proposal that is ready at once appears', async () => {
  let drafts: Draft[] = []
  on(`GET ${doc}`, application(novelty))
  on(`GET ${doc}drafts/`, () => drafts)
  on(`GET ${doc}drafts/orders/`, () => [{ id: 'novelty' as const, state: drafts.length > 0 ? 'open' : 'free' }])
  on(`POST ${doc}drafts/{draft}/order/`, () => {
    drafts = [draft]
    return null
  })
  open('novelty')
  fireEvent.click(await screen.findByRole('button', { name: 'Nieuw voorstel' }))
  await card()
  expect(screen.queryByRole('button', { name: 'Nieuw voorstel' })).toBeNull()
})

test('without a model there is no button', async () => {
  on(`GET ${doc}`, application(novelty))
  on(`GET ${doc}drafts/`, [draft])
  on(`GET ${doc}drafts/orders/`, [])
  open('novelty')
  await card()
  expect(screen.queryByRole('button', { name: /^Nieuw voorstel/ })).toBeNull()
})

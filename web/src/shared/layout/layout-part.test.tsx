import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { kept } from '../../lib/kept'
import { number } from '../../test/application-page'
import { aClause, aLayout, layoutServer } from '../../test/layout'
import { renderInApp } from '../../test/render'
import { offline, reply } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { dragType } from './drop-box'
import LayoutPart from './layout-part'

beforeEach(signedIn)

const loose = aClause('s1', 'De laag laat los.', 'k1.problem')
const heat = aClause('s2', 'Dat komt door de warmte.', null)
const plan = aClause('s3', 'Wij bouwen een oven.', null)
const market = aClause('s4', 'Klanten vragen erom.', 'none')
const four = aLayout([loose, heat, plan, market])

let sent: ReturnType<typeof layoutServer>['sent']

const part = (brief = false) => (
  <LayoutPart owner={7} id={number} number={number} brief={brief} linkTo={(part) => ({ search: `?deel=${part}` })} />
)

function open(server: ReturnType<typeof layoutServer>, brief = false) {
  sent = server.sent
  return renderInApp(part(brief))
}

const button = (text: string) => screen.findByRole('button', { name: `Verplaats: ${text}` })
const press = async (text: string, key: string) => fireEvent.keyDown(await button(text), { key })

/** The sentences in a box, by the name of its list. */
const inBox = (group: string, box: string) =>
  within(within(screen.getByRole('region', { name: group })).getByRole('list', { name: box }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace('Verplaats', ''))

const places = () => sent.map(({ body }) => body.place)

test('each sentence is in its box, and those without one wait and are counted', async () => {
  open(layoutServer(four))
  await button(loose.text)
  expect(inBox('Nog te plaatsen', 'Nog te plaatsen (2)')).toEqual([heat.text, plan.text])
  expect(inBox('Knelpunt 1', 'knelpunt')).toEqual([loose.text])
  expect(inBox('Hoort er niet in', 'Hoort er niet in')).toEqual([market.text])
})

test('a digit puts a sentence elsewhere, is saved over what was read, and is said', async () => {
  const server = layoutServer(four)
  open(server)
  await press(heat.text, '2')
  expect(inBox('Knelpunt 1', 'oplossing')).toEqual([heat.text])
  expect(screen.getByText('Verplaatst naar Knelpunt 1, oplossing.').getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(await button(plan.text)) // the next one that waits
  await press(plan.text, '3')
  await screen.findByText('Opgeslagen')
  expect(server.boxOf('s3')).toBe('novelty')
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"'])
  expect(places()).toEqual([[{ clause: 's2', box: 'k1.solution' }], [{ clause: 's3', box: 'novelty' }]])
  expect(screen.queryByRole('region', { name: 'Nog te plaatsen' })).toBeNull()
})

test('a sentence that refers to the one before it offers to bring that along', async () => {
  const server = layoutServer(aLayout([loose, aClause('s2', 'Wij houden hem koel.', 'k1.problem')]))
  open(server)
  await press('Wij houden hem koel.', '2')
  expect(screen.getByText(/Hier staat/).textContent).toBe('Hier staat “hem”. Hoort de zin ervoor erbij?')
  await screen.findByText('Opgeslagen')
  fireEvent.click(screen.getByRole('button', { name: `Zet erbij: ${loose.text}` }))
  expect(inBox('Knelpunt 1', 'oplossing')).toEqual([loose.text, 'Wij houden hem koel.'])
  expect(screen.queryByText(/Hier staat/)).toBeNull()
  await waitFor(() => expect(server.boxOf('s1')).toBe('k1.solution'))
})

test('an arrow puts a sentence into the same text of the next bottleneck, also of a new one', async () => {
  const server = layoutServer(four)
  open(server)
  await press(loose.text, 'ArrowLeft')
  await press(loose.text, 'ArrowRight')
  expect(document.activeElement).toBe(await button(loose.text))
  await press(loose.text, 'ArrowRight')
  await waitFor(() => expect(server.boxOf('s1')).toBe('k3.problem'))
  expect(places()).toEqual([[{ clause: 's1', box: 'k2.problem' }], [{ clause: 's1', box: 'k3.problem' }]])
})

test('a press shows all boxes, with where the sentence is and what was proposed', async () => {
  const server = layoutServer(aLayout([{ ...loose, box: 'k2.solution' }]))
  open(server)
  fireEvent.click(await button(loose.text))
  const dialog = screen.getByRole('dialog', { name: 'Waar hoort deze zin?' })
  const group = (name: string) => within(within(dialog).getByRole('group', { name }))
  expect(group('Knelpunt 1').getByRole('button', { name: /^knelpunt voorstel/ })).toBeTruthy()
  expect(group('Knelpunt 2').getByRole('button', { name: /^oplossing staat hier/ })).toBeTruthy()
  fireEvent.click(group('Nieuw knelpunt').getByRole('button', { name: 'oplossing' }))
  await waitFor(() => expect(server.boxOf('s1')).toBe('k3.solution'))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(await button(loose.text))
  fireEvent.keyDown(screen.getByRole('dialog').querySelector('fieldset') as Element, { key: '0' })
  await waitFor(() => expect(server.boxOf('s1')).toBeNull())
})

test('a drag puts a sentence into a box, and into a new bottleneck', async () => {
  const server = layoutServer(four)
  open(server)
  async function drag(text: string, to: Element) {
    const data = new Map<string, string>()
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      types: [dragType],
    }
    fireEvent.dragStart((await button(text)).closest('li') as Element, { dataTransfer })
    const over = createEvent.dragOver(to, { dataTransfer })
    fireEvent(to, over)
    expect(over.defaultPrevented).toBe(true)
    fireEvent.drop(to, { dataTransfer })
  }
  await button(heat.text)
  await drag(heat.text, within(screen.getByRole('region', { name: 'Knelpunt 2' })).getByText('oplossing'))
  await drag(plan.text, screen.getByText('Nieuw knelpunt'))
  await waitFor(() => expect(server.boxOf('s3')).toBe('k3.problem'))
  expect(server.boxOf('s2')).toBe('k2.solution')
})

const changed = () => [...document.querySelectorAll('[data-changed] p')].map(({ textContent }) => textContent)

test('undo takes back the last move, with the sentences that moved along', async () => {
  const server = layoutServer(aLayout([loose, { ...heat, box: 'k1.problem' }]), (moves) =>
    moves.length === 1 && moves[0]?.clause === 's1' ? [...moves, { clause: 's2', box: moves[0].box }] : moves,
  )
  open(server)
  await press(loose.text, '2')
  await waitFor(() => expect(inBox('Knelpunt 1', 'oplossing')).toEqual([loose.text, heat.text]))
  await screen.findByText('Opgeslagen')
  expect(changed()).toEqual([loose.text])
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(server.boxOf('s2')).toBe('k1.problem'))
  expect(places()[1]).toEqual([
    { clause: 's1', box: 'k1.problem' },
    { clause: 's2', box: 'k1.problem' },
  ])
  expect(screen.getByText('Teruggezet naar Knelpunt 1, knelpunt.')).toBeTruthy()
  expect(changed()).toEqual([loose.text])
  expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull()
})

test('undo takes a new bottleneck back, and no other one', async () => {
  const server = layoutServer(four)
  open(server)
  await press(loose.text, 'ArrowRight')
  await press(loose.text, 'ArrowRight')
  await waitFor(() => expect(server.boxOf('s1')).toBe('k3.problem'))
  await screen.findByText('Opgeslagen')
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(server.boxOf('s1')).toBe('k1.problem'))
  expect(places().slice(2)).toEqual([
    [{ clause: 's1', box: 'k2.problem', remove_empty: true }],
    [{ clause: 's1', box: 'k1.problem' }],
  ])
})

test('a new bottleneck that is not saved yet is taken back too', async () => {
  const server = layoutServer(four)
  server.refuse.push(offline)
  open(server)
  await press(loose.text, 'ArrowRight')
  await press(loose.text, 'ArrowRight')
  await screen.findByText(/nog niet opgeslagen/)
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(places().at(-1)).toEqual([{ clause: 's1', box: 'k2.problem', remove_empty: true }]))
})

test('a move that does not arrive is kept, said, and saved once there is a connection', async () => {
  const server = layoutServer(four)
  server.refuse.push(offline)
  open(server)
  await press(heat.text, '2')
  await screen.findByText(/De laatste verplaatsing is nog niet opgeslagen. Er is geen verbinding/)
  await press(plan.text, '2')
  expect(sent).toHaveLength(1)
  expect(kept.unsaved.of(7, number).map(({ what }) => what)).toEqual(['layout'])
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(server.boxOf('s3')).toBe('k1.solution'))
  expect(server.boxOf('s2')).toBe('k1.solution')
  await waitFor(() => expect(screen.queryByText(/geen verbinding/)).toBeNull())
  expect(kept.unsaved.of(7, number)).toEqual([])
})

test('a move that an earlier page could not save is saved by the next one', async () => {
  const move = { place: [{ clause: 's2', box: 'k1.solution' }], back: [{ clause: 's2', box: null }] }
  const old = { place: [{ clause: 's1', box: 'none' }], back: [{ clause: 's1', box: 'k2.solution' }] } // it is elsewhere by now
  const edited = { place: [{ clause: 's4', box: 'novelty' }], back: [{ clause: 's4', box: 'none' }] } // it says something else by now
  const content = [move, old, edited]
  const left = { page: 'vorige', owner: 7, request: number, what: 'layout', base: 0, content, at: 1 }
  localStorage.setItem('wbso_unsaved', JSON.stringify([left]))
  const server = layoutServer(aLayout([loose, heat, plan, { ...market, edited: true }]))
  open(server)
  await waitFor(() => expect(server.boxOf('s2')).toBe('k1.solution'))
  await waitFor(() => expect(kept.unsaved.of(7, number)).toEqual([]))
  expect(places()).toEqual([move.place])
})

test('a move over an old layout is saved over the newest one, which is shown', async () => {
  const server = layoutServer(four)
  open(server)
  await button(heat.text)
  server.place([{ clause: 's1', box: 'k2.problem' }])
  await press(heat.text, '4')
  await screen.findByText(/^De indeling is intussen ergens anders gewijzigd/)
  await waitFor(() => expect(server.boxOf('s2')).toBe('description'))
  await waitFor(() => expect(inBox('Knelpunt 2', 'knelpunt')).toEqual([loose.text]))
})

test('a move of a sentence that somebody else has moved is given up, and said', async () => {
  const server = layoutServer(four)
  open(server)
  await button(heat.text)
  server.place([{ clause: 's2', box: 'phases' }])
  await press(heat.text, '2')
  await screen.findByText(/Je laatste verplaatsing is daarom niet opgeslagen/)
  expect(server.boxOf('s2')).toBe('phases')
  expect(inBox('Fasering werkzaamheden', 'Fasering werkzaamheden')).toEqual([heat.text])
})

test('a move that was not saved is tried again while its screen is there, and by the next screen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const server = layoutServer(four)
  server.refuse.push(offline, offline, offline)
  const { rerender } = open(server)
  await press(heat.text, '2')
  await screen.findByText(/nog niet opgeslagen/)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await waitFor(() => expect(sent).toHaveLength(2))
  rerender(null)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(sent).toHaveLength(3) // as it was left
  rerender(part())
  await waitFor(() => expect(server.boxOf('s2')).toBe('k1.solution'))
  vi.useRealTimers()
})

test('a layout that changes all the time is not asked for without end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  const server = layoutServer(four)
  for (let i = 0; i < 20; i++) server.refuse.push(() => reply(412, { detail: 'Gewijzigd', layout: four }))
  open(server)
  await press(heat.text, '2')
  await screen.findByRole('button', { name: 'Nu opslaan' })
  expect(sent).toHaveLength(4)
  vi.useRealTimers()
})

test('a move that is refused is taken back, with the reason', async () => {
  const server = layoutServer(four)
  server.refuse.push(() => reply(400, { 'place.0.box': ['Gebruik hooguit 500 tekens.'] }))
  open(server)
  await press(heat.text, '5')
  await screen.findByText('Gebruik hooguit 500 tekens.')
  expect(inBox('Nog te plaatsen', 'Nog te plaatsen (2)')).toContain(heat.text)
  expect(kept.unsaved.of(7, number)).toEqual([])
})

test('a sentence that was edited is moved where it was edited', async () => {
  open(layoutServer(aLayout([loose, aClause('s5', 'Anders.', 'novelty', { edited: true })])))
  const link = await screen.findByRole('link', { name: 'in het onderdeel zelf' })
  expect(link.getAttribute('href')).toContain('deel=novelty')
  expect(screen.queryByRole('button', { name: 'Verplaats: Anders.' })).toBeNull()
})

test('the words that a place was proposed for are marked until the sentence is elsewhere', async () => {
  open(layoutServer(aLayout([{ ...loose, quote: 'laat los' }])))
  await button(loose.text)
  expect(document.querySelector('mark')?.textContent).toBe('laat los')
  await press(loose.text, '2')
  expect(document.querySelector('mark')).toBeNull()
})

test('what a model suggests waits until it is placed, with its words marked', async () => {
  const suggested = { ...heat, suggested: 'k1.solution', suggested_for: 'door de warmte' }
  const server = layoutServer(aLayout([loose, suggested, { ...plan, suggested: 'novelty' }, market]))
  open(server)
  await button(heat.text)
  expect(screen.getByText('Voorstel van het taalmodel: Knelpunt 1, oplossing')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Nog te plaatsen (2)' })).toBeTruthy()
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['door de warmte'])
  fireEvent.click(screen.getByRole('button', { name: `Klopt, Knelpunt 1, oplossing: ${heat.text}` }))
  expect(document.activeElement?.textContent).toBe('Klopt') // that of the next one
  await waitFor(() => expect(server.boxOf('s2')).toBe('k1.solution'))
  expect(inBox('Knelpunt 1', 'oplossing')).toEqual([heat.text])
  expect(screen.getAllByRole('button', { name: /^Klopt/ })).toHaveLength(1)
  await press(plan.text, '5') // it is the owner's choice
  await waitFor(() => expect(server.boxOf('s3')).toBe('phases'))
  expect(screen.queryByText(/taalmodel/)).toBeNull()
})

test.each([
  [0, 1],
  [12, 0],
])(
  'without sentences in sight and %i after payment, it is said %i times that there are none',
  async (clauses, said) => {
    open(layoutServer(aLayout([], { clauses, unplaced: 0 })))
    await screen.findByText(clauses === 0 ? /geen zinnen om in te delen/ : /^Nog 12 zinnen zie je na betaling/)
    expect(screen.queryAllByText(/geen zinnen om in te delen/)).toHaveLength(said)
    expect(screen.queryByText(/^Zo zijn je zinnen ingedeeld/)).toBeNull()
  },
)

test('before payment only what is open is shown, and how much is not', async () => {
  open(layoutServer(aLayout([loose, heat], { clauses: 12, unplaced: 3 })))
  await button(loose.text)
  expect(screen.getByText(/^Nog 12 zinnen, waarvan 3 te plaatsen, zie je na betaling/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Knelpunt 2' })).toBeNull()
})

test('in brief it is the first bottleneck and what waits', async () => {
  open(layoutServer(four), true)
  await button(loose.text)
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Nog te plaatsen',
    'Knelpunt 1',
  ])
})

// Long because all stories of the page of an application share its stand-in of the server.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Application, Part } from '../../api/application'
import { forgetUser } from '../../api/session'
import { unsavedOf } from '../../lib/unsaved'
import { answers, refuse } from '../../test/answers'
import { aBlock, anApplication, aPart, aQuestion, textPart } from '../../test/application'
import { renderInApp } from '../../test/render'
import { signedIn } from '../../test/signed-in'
import DossierPage from './dossier-page'

beforeEach(signedIn)

const number = 'WBSO-2026-00012'
const root = `/api/requests/${number}/application/`

const open = (search: string) =>
  renderInApp(
    <Routes>
      <Route path="/requests/:id/aanvraag" element={<DossierPage />} />
    </Routes>,
    `/requests/${number}/aanvraag${search}`,
  )

const novelty = textPart('novelty', 'Bestaande filters zijn te traag.')
const withPart = (part: Part, changes: Partial<Application> = {}) => anApplication([part], changes)
const again = (part: Part, text: string): Part => textPart('novelty', text, { rev: part.rev + 1 })
const field = (name: string) => screen.findByRole('textbox', { name })

async function type(name: string, text: string) {
  fireEvent.change(await field(name), { target: { value: text } })
}

const hide = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
beforeEach(() => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'))

test('a part is saved when the page is left, over the revision that was read', async () => {
  const sent = answers({
    [`GET ${root}`]: withPart(novelty),
    [`PUT ${root}novelty/`]: withPart(again(novelty, 'Bestaande filters zijn te traag en te groot.')),
  })
  open('?deel=novelty')
  await type('Technische nieuwheid', 'Bestaande filters zijn te traag en te groot.')
  expect(screen.getByText('Nog niet opgeslagen')).toBeTruthy()
  hide()
  await screen.findByText(/^Opgeslagen \d\d:\d\d$/)
  expect(sent).toEqual([
    {
      call: `PUT ${root}novelty/`,
      body: { text: 'Bestaande filters zijn te traag en te groot.' },
      match: '"1"',
    },
  ])
  expect(unsavedOf(7, number)).toEqual([])
})

test('a part that was changed elsewhere is shown beside the text that was typed', async () => {
  let stored = novelty
  const sent = answers({
    [`GET ${root}`]: withPart(novelty),
    [`PUT ${root}novelty/`]: (body: unknown) => {
      if (stored === novelty) {
        stored = again(novelty, 'Van een collega.')
        return Response.json({ detail: 'Dit onderdeel is intussen gewijzigd.', part: stored }, { status: 412 })
      }
      return Response.json(withPart(again(stored, (body as { text: string }).text)))
    },
  })
  open('?deel=novelty')
  await type('Technische nieuwheid', 'Van mij.')
  hide()
  const conflict = await screen.findByRole('alert')
  expect(conflict.textContent).toContain('Van een collega.')
  expect(conflict.textContent).toContain('Van mij.')
  await type('Technische nieuwheid', 'Van mij en een collega.')
  fireEvent.click(within(conflict).getByRole('button', { name: 'Bewaar mijn tekst' }))
  await screen.findByText(/^Opgeslagen/)
  expect(sent.map(({ match }) => match)).toEqual(['"1"', '"2"'])
  expect((await field('Technische nieuwheid')).textContent).toBe('Van mij en een collega.')
})

test('what a page did not save is offered by the next one', async () => {
  const calls = { [`GET ${root}`]: withPart(novelty) }
  answers(calls)
  const { unmount } = open('?deel=novelty')
  await type('Technische nieuwheid', 'Half getypt')
  unmount()
  const kept = JSON.parse(localStorage.getItem('wbso_unsaved') ?? '[]').map((one: object) => ({
    ...one,
    page: 'vorige',
  }))
  localStorage.setItem('wbso_unsaved', JSON.stringify(kept))

  const sent = answers({ ...calls, [`PUT ${root}novelty/`]: withPart(again(novelty, 'Half getypt')) })
  open('?deel=novelty')
  const offer = await screen.findByRole('region', { name: 'Niet-opgeslagen tekst' })
  expect(offer.textContent).toContain('Half getypt')
  fireEvent.click(within(offer).getByRole('button', { name: 'Zet terug' }))
  await screen.findByText(/^Opgeslagen/)
  expect(sent[0]?.body).toEqual({ text: 'Half getypt' })
  expect(unsavedOf(7, number)).toEqual([])
})

test('who takes the version of another can still go back to their own text', async () => {
  const theirs = again(novelty, 'Van een collega.')
  answers({
    [`GET ${root}`]: withPart(novelty),
    [`PUT ${root}novelty/`]: refuse(412, { detail: 'Dit onderdeel is intussen gewijzigd.', part: theirs }),
  })
  open('?deel=novelty')
  await type('Technische nieuwheid', 'Van mij.')
  hide()
  fireEvent.click(await screen.findByRole('button', { name: 'Gebruik de opgeslagen versie' }))
  expect((await field('Technische nieuwheid')).textContent).toBe('Bestaande filters zijn te traag.')
  fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect((await field('Technische nieuwheid')).textContent).toBe('Van mij.')
})

test('nothing of a user is sent or stored after they signed out', async () => {
  const sent = answers({ [`GET ${root}`]: withPart(novelty) })
  const { unmount } = open('?deel=novelty')
  await type('Technische nieuwheid', 'Half getypt')
  act(forgetUser)
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).toEqual([])
  expect(localStorage.getItem('wbso_unsaved')).toBeNull()
})

const edge = aQuestion('novelty.edge', { text: 'Waar houdt je kennis op?' })
const risk = aQuestion('novelty.risk', { text: 'Wat is onzeker?' })

test('a question is answered in place with Enter, and the next one comes', async () => {
  const words = 'Wij kennen trillingen, geen stroom.'
  const text = `Bestaande filters zijn te traag. ${words}`
  const sent = answers({
    [`GET ${root}`]: withPart(novelty, { questions: [edge, risk], minutes: 5 }),
    [`POST ${root}answers/`]: {
      application: withPart(again(novelty, text), { questions: [risk], minutes: 3 }),
      part: 'novelty',
      block: '',
      field: 'text',
      added: { from: 33, to: 33 + words.length, text: words },
    },
  })
  open('?deel=novelty')
  await screen.findByRole('heading', { name: 'Nog 2 vragen, ongeveer 5 minuten' })
  const box = await field('Waar houdt je kennis op?')
  fireEvent.change(box, { target: { value: words } })
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.keyDown(box, { key: 'Enter' })
  const next = await field('Wat is onzeker?')
  await waitFor(() => expect(document.activeElement).toBe(next))
  expect(sent).toEqual([{ call: `POST ${root}answers/`, body: { question: 'novelty.edge', text: words, rev: 1 } }])
  expect(document.querySelector('mark')?.textContent).toBe(words)
  expect(unsavedOf(7, number)).toEqual([])
})

test('a question can be left for later, and a typed answer stays', async () => {
  answers({ [`GET ${root}`]: withPart(novelty, { questions: [edge, risk] }) })
  open('?deel=novelty')
  await type('Waar houdt je kennis op?', 'Bij de stroom')
  fireEvent.click(screen.getByRole('button', { name: 'Later beantwoorden' }))
  await field('Wat is onzeker?')
  fireEvent.click(screen.getByRole('button', { name: 'Later beantwoorden' }))
  expect((await field('Waar houdt je kennis op?')).textContent).toBe('Bij de stroom')
})

test('what does not apply is set aside, and can be asked again', async () => {
  const sent = answers({
    [`GET ${root}`]: withPart(novelty, { questions: [edge], dismissed: [risk] }),
    [`POST ${root}answers/`]: {
      application: withPart(novelty, { dismissed: [edge, risk] }),
      part: 'novelty',
      block: '',
      field: '',
      added: null,
    },
  })
  open('?deel=novelty')
  await screen.findByText('Niet van toepassing (1)')
  fireEvent.click(screen.getByRole('button', { name: 'Niet van toepassing' }))
  await screen.findByRole('heading', { name: 'Alle vragen van RVO zijn beantwoord' })
  fireEvent.click(screen.getByRole('button', { name: 'Stel weer: Wat is onzeker?' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toEqual([
    { question: 'novelty.edge', dismiss: true, rev: 1 },
    { question: 'novelty.risk', dismiss: false, rev: 1 },
  ])
})

test('an answer over an old revision is sent again over the newest one', async () => {
  let rev = 2
  const sent = answers({
    [`GET ${root}`]: () => Response.json(withPart({ ...novelty, rev: rev++ }, { questions: [edge] })),
    [`POST ${root}answers/`]: (body: unknown) =>
      (body as { rev: number }).rev === 2
        ? Response.json({ detail: 'Gewijzigd', part: { ...novelty, rev: 3 } }, { status: 412 })
        : Response.json({ application: withPart(novelty), part: 'novelty', block: '', field: '', added: null }),
  })
  open('?deel=novelty')
  await type('Waar houdt je kennis op?', 'Bij de stroom')
  fireEvent.click(screen.getAllByRole('button', { name: 'Antwoord opslaan' })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Alle vragen van RVO zijn beantwoord' })
  expect(sent.map(({ body }) => (body as { rev: number }).rev)).toEqual([2, 3])
})

test('an answer to a question that is gone is given back', async () => {
  let questions = [edge]
  answers({
    [`GET ${root}`]: () => Response.json(withPart(novelty, { questions })),
    [`POST ${root}answers/`]: () => {
      questions = []
      return Response.json({ detail: 'Deze vraag staat niet meer open.', code: 'question_gone' }, { status: 409 })
    },
  })
  open('?deel=novelty')
  await type('Waar houdt je kennis op?', 'Bij de stroom')
  fireEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  await screen.findByRole('heading', { name: 'Alle vragen van RVO zijn beantwoord' })
  expect(screen.getByText(/Bij de stroom/)).toBeTruthy()
})

test('an answer that cannot be placed says why, and stays', async () => {
  answers({
    [`GET ${root}`]: withPart(novelty, {
      questions: [aQuestion('phases.f1.month', { text: 'Wanneer?', input: 'month' })],
    }),
    [`POST ${root}answers/`]: refuse(400, { text: ['Noem één maand, zoals 03-2027.'] }),
  })
  open('?deel=novelty')
  await type('Wanneer?', 'maart of april')
  fireEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  expect(await screen.findByText('Noem één maand, zoals 03-2027.')).toBeTruthy()
  expect((await field('Wanneer?')).getAttribute('value')).toBe('maart of april')
})

test('a locked part says how much it has, and its questions are answered all the same', async () => {
  const locked = aPart('novelty', null, { state: 'locked', length: 1234, questions: 1 })
  answers({
    [`GET ${root}`]: withPart(locked, { paid: false, questions: [edge] }),
    [`POST ${root}answers/`]: {
      application: withPart({ ...locked, questions: 0 }, { paid: false }),
      part: 'novelty',
      block: '',
      field: 'text',
      added: { from: 1235, to: 1248, text: 'Bij de stroom.' },
    },
  })
  open('?deel=novelty')
  expect(await screen.findByText(/Er staan 1.234 tekens in/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Naar de betaling' })).toBeTruthy()
  await type('Waar houdt je kennis op?', 'Bij de stroom')
  fireEvent.click(screen.getAllByRole('button', { name: 'Antwoord opslaan' })[0] as HTMLElement)
  expect(await screen.findByText('Je antwoord staat in dit onderdeel: “Bij de stroom.”')).toBeTruthy()
})

test('Kopieer puts exactly the text of the box on the clipboard, and saves first what is typed', async () => {
  const copied = vi.fn(async (_: string) => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: copied } }))
  answers({
    [`GET ${root}`]: withPart(novelty),
    [`PUT ${root}novelty/`]: withPart(again(novelty, 'Een nieuwe tekst.\n\nMet een alinea.')),
  })
  open('?deel=novelty')
  const copy = await screen.findByRole('button', { name: 'Kopieer: Technische nieuwheid' })
  fireEvent.click(copy)
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith('Bestaande filters zijn te traag.'))
  await type('Technische nieuwheid', 'Een nieuwe tekst.\n\nMet een alinea.')
  fireEvent.click(copy)
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith('Een nieuwe tekst.\n\nMet een alinea.'))
})

test('a filed application is read and copied, not changed', async () => {
  const filed = { date: '2026-11-20', reference: 'SO-77', version: 4, at: '2026-11-20T10:00:00Z' }
  answers({ [`GET ${root}`]: withPart(novelty, { filed, questions: [edge] }) })
  open('?deel=novelty')
  expect(await screen.findByText('Je aanvraag is ingediend en kan niet meer worden gewijzigd.')).toBeTruthy()
  expect(screen.getByText('Bestaande filters zijn te traag.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Kopieer: Technische nieuwheid' })).toBeTruthy()
})

test('an earlier version is shown beside the present one and set back', async () => {
  const sent = answers({
    [`GET ${root}`]: withPart(textPart('novelty', 'Nu staat er dit.', { rev: 5 })),
    [`GET ${root}versions/`]: [
      {
        version: 3,
        cause: 'edit',
        part: 'novelty',
        by: 'owner',
        created_at: '2026-11-22T10:00:00Z',
        saved_at: '2026-11-22T10:02:00Z',
        questions: 2,
      },
      {
        version: 2,
        cause: 'edit',
        part: 'tools',
        by: 'owner',
        created_at: '2026-11-22T09:00:00Z',
        saved_at: '2026-11-22T09:02:00Z',
        questions: 2,
      },
      {
        version: 1,
        cause: 'composed',
        part: '',
        by: 'system',
        created_at: '2026-11-21T10:00:00Z',
        saved_at: '2026-11-21T10:00:00Z',
        questions: 4,
      },
    ],
    [`GET ${root}versions/1/`]: withPart(textPart('novelty', 'Toen stond er dit.')),
    [`POST ${root}versions/1/restore/`]: withPart(textPart('novelty', 'Toen stond er dit.', { rev: 6 })),
  })
  open('?deel=novelty')
  const fold = (await screen.findByText('Eerdere versies van dit onderdeel')).closest('details') as HTMLDetailsElement
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  fireEvent.click(await screen.findByRole('button', { name: 'Terug naar de eerste tekst' }))
  expect(screen.queryByText(/09:02/)).toBeNull() // another part
  const back = await screen.findByRole('button', { name: 'Zet deze versie terug' })
  expect([...fold.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
    'Toen stond',
    'Nu staat',
  ])
  fireEvent.click(back)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ call: `POST ${root}versions/1/restore/`, body: { part: 'novelty' }, match: '"5"' })
  await waitFor(async () => expect((await field('Technische nieuwheid')).textContent).toBe('Toen stond er dit.'))
})

test('a bottleneck that was removed comes back where it was', async () => {
  answers({
    [`GET ${root}`]: withPart(aPart('bottlenecks', { blocks: [aBlock('k1', 'ruis'), aBlock('k2', 'warmte')] })),
  })
  open('?deel=bottlenecks')
  fireEvent.click(await screen.findByRole('button', { name: 'Knelpunt 1 verwijderen' }))
  const problems = () => screen.getAllByRole('textbox', { name: 'Knelpunt' }).map(({ textContent }) => textContent)
  expect(problems()).toEqual(['warmte'])
  fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(problems()).toEqual(['ruis', 'warmte'])
  fireEvent.click(screen.getByRole('button', { name: 'Knelpunt 2 omhoog' }))
  expect(problems()).toEqual(['warmte', 'ruis'])
})

test('before payment there is one bottleneck, and nothing to add or move', async () => {
  const part = aPart('bottlenecks', { blocks: [aBlock('k1', 'ruis')] }, { locked: true, hidden_blocks: 2 })
  answers({ [`GET ${root}`]: withPart(part, { paid: false }) })
  open('?deel=bottlenecks')
  expect(await field('Knelpunt')).toBeTruthy()
  expect(screen.getByText('Er zijn nog 2 knelpunten.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Knelpunt toevoegen' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Knelpunt 1 verwijderen' })).toBeNull()
})

test('a sentence that was left out is put into the part that one chooses', async () => {
  const item = { id: 'w1', text: 'Voor 1 maart klaar.', from: 'pitch', reason: 'Een deadline.', wanted_section: '' }
  const parts = [textPart('novelty', 'Tekst.', { rev: 4 }), aPart('left_out', { items: [item] })]
  const sent = answers({
    [`GET ${root}`]: anApplication(parts),
    [`POST ${root}left_out/w1/include/`]: anApplication([parts[0] as Part, aPart('left_out', { items: [] })]),
  })
  open('?deel=left_out')
  const [, choice] = await screen.findAllByRole('combobox', { name: 'Onderdeel' })
  fireEvent.change(choice as HTMLElement, { target: { value: 'novelty' } })
  fireEvent.click(screen.getByRole('button', { name: 'Toch opnemen' }))
  expect(await screen.findByText('Er is niets weggelaten uit je teksten.')).toBeTruthy()
  expect(sent[0]?.body).toEqual({ section: 'novelty', rev: 4 })
})

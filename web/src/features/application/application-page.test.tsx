import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Part } from '../../api/application'
import { aBlock, anApplication, aPart, aQuestion, textPart } from '../../test/application'
import { again, doc, field, novelty, open, root, type, withPart, working } from '../../test/application-page'
import { wholeRequest } from '../../test/requests'
import { on, silent, writes } from '../../test/server'
import { selectable } from '../../test/site'

beforeEach(working)

const edge = aQuestion('novelty.edge', { text: 'Waar houdt je kennis op?' })

test('a locked part says how much it has, and its questions are answered all the same', async () => {
  const locked = aPart('novelty', null, { state: 'locked', length: 1234, questions: 1 })
  on(`GET ${doc}`, withPart(locked, { paid: false, questions: [edge] }))
  on(`POST ${doc}answers/`, {
    application: withPart({ ...locked, questions: 0 }, { paid: false }),
    part: 'novelty',
    block: '',
    field: 'text',
    added: { from: 1235, to: 1248, text: 'Bij de stroom.' },
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
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: copied } } }))
  on(`GET ${doc}`, withPart(novelty))
  on(`PUT ${doc}{part}/`, withPart(again(novelty, 'Een nieuwe tekst.\n\nMet een alinea.')))
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
  on(`GET ${doc}`, withPart(novelty, { filed, questions: [edge] }))
  open('?deel=novelty')
  expect(await screen.findByText('Je aanvraag is ingediend en kan niet meer worden gewijzigd.')).toBeTruthy()
  expect(screen.getByText('Bestaande filters zijn te traag.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Kopieer: Technische nieuwheid' })).toBeTruthy()
})

test.each([
  [null, ['Indienen']],
  [{ date: '2026-11-20', reference: '', version: 4, at: '2026-11-20T10:00:00Z' }, []],
])(
  'filing is below the parts, which scroll by themselves, and while it is open also on small screens',
  async (filed, small) => {
    on(`GET ${doc}`, withPart(novelty, { filed }))
    open('?deel=novelty')
    const parts = (await screen.findByRole('link', { name: /^Technische nieuwheid/ })).closest('ol')
    const filing = screen.getByRole('link', { name: filed === null ? 'Indienen bij RVO' : 'Ingediend: wat nu?' })
    expect(parts?.style.overflowY).toBe('auto')
    expect(parts?.contains(filing)).toBe(false)
    expect(screen.queryAllByRole('link', { name: 'Indienen' }).map(({ textContent }) => textContent)).toEqual(small)
  },
)

test.each(['Indienen', 'indienen'])(
  'the link %s leads to the list of filing, below what is above each part',
  async (link) => {
    on(`GET ${doc}`, withPart(novelty))
    on('GET /api/requests/{id}/bundle/', { bundle: null, companions: [] })
    open('?deel=novelty')
    fireEvent.click(await screen.findByRole('link', { name: link }))
    await screen.findByRole('heading', { name: 'Indienen bij RVO' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Indienen bij RVO'))
  },
)

test('an earlier version is shown beside the present one and set back', async () => {
  on(`GET ${doc}`, withPart(textPart('novelty', 'Nu staat er dit.', { rev: 5 })))
  on(`GET ${doc}versions/`, [
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
  ])
  on(`GET ${doc}versions/{version}/`, withPart(textPart('novelty', 'Toen stond er dit.')))
  on(`POST ${doc}versions/{version}/restore/`, withPart(textPart('novelty', 'Toen stond er dit.', { rev: 6 })))
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
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]).toEqual({ call: `POST ${root}versions/1/restore/`, body: { part: 'novelty' }, match: '"5"' })
  await waitFor(async () => expect((await field('Technische nieuwheid')).textContent).toBe('Toen stond er dit.'))
})

test('a bottleneck that was removed comes back where it was', async () => {
  on(`GET ${doc}`, withPart(aPart('bottlenecks', { blocks: [aBlock('k1', 'ruis'), aBlock('k2', 'warmte')] })))
  on(`PUT ${doc}{part}/`, silent)
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
  on(`GET ${doc}`, withPart(part, { paid: false }))
  open('?deel=bottlenecks')
  expect(await field('Knelpunt')).toBeTruthy()
  expect(screen.getByText('Er zijn nog 2 knelpunten.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Knelpunt toevoegen' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Knelpunt 1 verwijderen' })).toBeNull()
})

test('a sentence that was left out is put into the part that one chooses', async () => {
  const item = { id: 'w1', text: 'Voor 1 maart klaar.', from: 'pitch', reason: 'Een deadline.', wanted_section: '' }
  const parts = [textPart('novelty', 'Tekst.', { rev: 4 }), aPart('left_out', { items: [item] })]
  on(`GET ${doc}`, anApplication(parts))
  on(`POST ${doc}left_out/{item}/include/`, anApplication([parts[0] as Part, aPart('left_out', { items: [] })]))
  open('?deel=left_out')
  const [, choice] = await screen.findAllByRole('combobox', { name: 'Onderdeel' })
  fireEvent.change(choice as HTMLElement, { target: { value: 'novelty' } })
  fireEvent.click(screen.getByRole('button', { name: 'Toch opnemen' }))
  expect(await screen.findByText('Er is niets weggelaten uit je teksten.')).toBeTruthy()
  expect(writes()[0]?.body).toEqual({ section: 'novelty', rev: 4 })
})

test.each(['reader', 'owner'] as const)('%s of one company among others reads or edits', async (role) => {
  on('GET /api/company-dashboard/companies/', [selectable(1), selectable(3, 'Pompwacht B.V.', 'reader')])
  const request = wholeRequest()
  on('GET /api/requests/{id}/', { ...request, company_profile: { ...request.company_profile, role } })
  on(`GET ${doc}`, withPart(novelty))
  open('?deel=novelty')
  expect(await screen.findByText(role === 'reader' ? /^Jij leest mee/ : 'Aanvraag afmaken')).toBeTruthy()
  expect(screen.queryAllByRole('textbox').length).toBe(role === 'reader' ? 0 : 1)
  expect(screen.getByRole('button', { name: 'Kopieer: Technische nieuwheid' })).toBeTruthy()
})

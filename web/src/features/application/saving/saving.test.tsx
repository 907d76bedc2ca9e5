import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetUser } from '../../../api/session'
import { kept } from '../../../lib/kept'
import { again, doc, field, novelty, number, open, root, type, withPart, working } from '../../../test/application-page'
import { on, reply, writes } from '../../../test/server'
import { Offers } from './offers'

beforeEach(working)

const hide = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
beforeEach(() => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'))

test('a part is saved when the page is left, over the revision that was read', async () => {
  on(`GET ${doc}`, withPart(novelty))
  on(`PUT ${doc}{part}/`, withPart(again(novelty, 'Bestaande filters zijn te traag en te groot.')))
  open('?deel=novelty')
  await type('Technische nieuwheid', 'Bestaande filters zijn te traag en te groot.')
  expect(screen.getByText('Nog niet opgeslagen')).toBeTruthy()
  hide()
  await screen.findByText(/^Opgeslagen \d\d:\d\d$/)
  expect(writes()).toEqual([
    {
      call: `PUT ${root}novelty/`,
      body: { text: 'Bestaande filters zijn te traag en te groot.' },
      match: '"1"',
    },
  ])
  expect(kept.unsaved.of(7, number)).toEqual([])
})

test('a part that was changed elsewhere is shown beside the text that was typed', async () => {
  let stored = novelty
  on(`GET ${doc}`, withPart(novelty))
  on(`PUT ${doc}{part}/`, ({ body }) => {
    if (stored === novelty) {
      stored = again(novelty, 'Van een collega.')
      return reply(412, { detail: 'Dit onderdeel is intussen gewijzigd.', part: stored })
    }
    return withPart(again(stored, (body as { text: string }).text))
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
  expect(writes().map(({ match }) => match)).toEqual(['"1"', '"2"'])
  expect((await field('Technische nieuwheid')).textContent).toBe('Van mij en een collega.')
})

test('what a page did not save is offered by the next one', async () => {
  on(`GET ${doc}`, withPart(novelty))
  const { unmount } = open('?deel=novelty')
  await type('Technische nieuwheid', 'Half getypt')
  unmount()
  const left = JSON.parse(localStorage.getItem('wbso_unsaved') ?? '[]').map((one: object) => ({
    ...one,
    page: 'vorige',
  }))
  localStorage.setItem('wbso_unsaved', JSON.stringify(left))

  on(`PUT ${doc}{part}/`, withPart(again(novelty, 'Half getypt')))
  open('?deel=novelty')
  const offer = await screen.findByRole('region', { name: 'Niet-opgeslagen tekst' })
  expect(offer.textContent).toContain('Half getypt')
  fireEvent.click(within(offer).getByRole('button', { name: 'Zet terug' }))
  await screen.findByText(/^Opgeslagen/)
  expect(writes()[0]?.body).toEqual({ text: 'Half getypt' })
  expect(kept.unsaved.of(7, number)).toEqual([])
})

test('F8 what was saved after all is dropped once the page is there, not while it is drawn', () => {
  const left = { page: 'vorige', owner: 7, request: number, what: 'novelty', base: 1, content: novelty.content, at: 1 }
  localStorage.setItem('wbso_unsaved', JSON.stringify([left]))
  const application = withPart(novelty)
  const drafting = { drafts: {} } as ComponentProps<typeof Offers>['drafting']
  const offers = <Offers owner={7} application={application} part={novelty} drafting={drafting} onDrop={() => {}} />
  expect(renderToString(offers)).toBe('')
  expect(kept.unsaved.of(7, number)).toHaveLength(1)
  render(offers)
  expect(kept.unsaved.of(7, number)).toEqual([])
})

test('who takes the version of another can still go back to their own text', async () => {
  const theirs = again(novelty, 'Van een collega.')
  on(`GET ${doc}`, withPart(novelty))
  on(`PUT ${doc}{part}/`, reply(412, { detail: 'Dit onderdeel is intussen gewijzigd.', part: theirs }))
  open('?deel=novelty')
  await type('Technische nieuwheid', 'Van mij.')
  hide()
  fireEvent.click(await screen.findByRole('button', { name: 'Gebruik de opgeslagen versie' }))
  expect((await field('Technische nieuwheid')).textContent).toBe('Bestaande filters zijn te traag.')
  fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect((await field('Technische nieuwheid')).textContent).toBe('Van mij.')
})

test('nothing of a user is sent or stored after they signed out', async () => {
  on(`GET ${doc}`, withPart(novelty))
  const { unmount } = open('?deel=novelty')
  await type('Technische nieuwheid', 'Half getypt')
  act(forgetUser)
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(writes()).toEqual([])
  expect(localStorage.getItem('wbso_unsaved')).toBeNull()
})

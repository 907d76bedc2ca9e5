import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths'
import { renderInApp } from '../../test/render'
import { broken, on } from '../../test/server'
import FaqPage from './faq-page'

const scrollTo = vi.fn<(this: Element, options: ScrollIntoViewOptions) => void>()

beforeEach(() => {
  on('GET /api/site/', broken)
  scrollTo.mockReset()
  Element.prototype.scrollIntoView = scrollTo as Element['scrollIntoView']
})

function Address() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Vorige: {search + hash}
    </button>
  )
}

const open = (hash = '') =>
  renderInApp(
    <>
      <FaqPage />
      <Address />
    </>,
    paths.faq + hash,
  )

const questions = () => [...document.querySelectorAll<HTMLButtonElement>('h3 > button')]
const opened = () => questions().flatMap((b) => (b.getAttribute('aria-expanded') === 'true' ? [b.textContent] : []))
const press = (ask: string) => userEvent.click(screen.getByText(ask, { selector: 'h3 > button' }))
const address = () => screen.getByText(/^Vorige: /).textContent?.slice('Vorige: '.length)

test('there are sixteen questions, in the order of the specification', () => {
  open()
  // biome-ignore format: four on a line
  const subjects = [
    'Wat is de WBSO', 'Voor wie', 'Hoeveel levert', 'Wanneer', 'Hoe vaak', 'Hoe vraag ik', 'beslist', 'urenadministratie',
    'Hoe krijg ik', 'controleren', 'zelf doen', 'Waarom', 'tijd', 'Wat kost', 'na de aanvraag', 'andere vraag',
  ]
  expect(questions().map(({ textContent }) => textContent)).toEqual(
    subjects.map((subject) => expect.stringContaining(subject)),
  )
})

test('all answers are in the page while they are closed, so that find in page opens them', () => {
  open()
  const panels = document.querySelectorAll('[data-question]')
  expect(panels).toHaveLength(16)
  for (const panel of panels) {
    expect(panel.getAttribute('hidden')).toBe('until-found')
    expect(panel.textContent?.length).toBeGreaterThan(100)
  }
  act(() => void panels[3]?.dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(opened()).toEqual(['Wanneer moet ik aanvragen?'])
})

test('one answer is open at a time, and the address names it', async () => {
  open('?van=mail')
  await press('Wat is de WBSO?')
  expect([opened(), address()]).toEqual([['Wat is de WBSO?'], '?van=mail#wat-is-de-wbso'])
  await press('Wat kost het?')
  expect([opened(), address()]).toEqual([['Wat kost het?'], '?van=mail#wat-kost-het'])
  expect(screen.getByText(/€ 961,95/).closest('[hidden]')).toBeNull()
  await press('Wat kost het?')
  expect([opened(), address()]).toEqual([[], '?van=mail'])
})

test('Back opens the answer before', async () => {
  open()
  await press('Wat is de WBSO?')
  await press('Wat kost het?')
  await userEvent.click(screen.getByText(/^Vorige: /))
  expect(opened()).toEqual(['Wat is de WBSO?'])
})

test('a hash opens its answer and scrolls to it; a press leaves the page where it is', async () => {
  open('#controle')
  expect(opened()).toEqual(['Kan RVO mij controleren?'])
  expect(scrollTo.mock.contexts.map((element) => (element as Element).id)).toEqual(['controle'])
  expect(scrollTo).toHaveBeenLastCalledWith({ block: 'start' })
  await press('Wat kost het?')
  expect(scrollTo).toHaveBeenLastCalledWith({ block: 'nearest' })
})

test('a hash of something else opens nothing', () => {
  open('#kosten')
  expect(opened()).toEqual([])
})

test('the foot has the address for questions and the way to begin', () => {
  open()
  const foot = screen.getByRole('heading', { name: 'Staat je vraag er niet bij?' }).parentElement
  expect(foot?.querySelector('a[href^="mailto:"]')).toBeTruthy()
  expect(foot?.querySelector(`a[href="${paths.newRequest}"]`)).toBeTruthy()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { type Answering, broken, later, on, reply } from '../../test/server'
import { aWorth } from '../../test/worth'
import { BenefitCalculator } from './benefit-calculator'
import { useCalculator } from './use-calculator'

/** A benefit of which the sum is the hours themselves, so that a test sees which question was answered. */
function benefitFor({ query }: { query: URLSearchParams }) {
  const year = Number(query.get('year') ?? 2026)
  const hours = Number(query.get('hours'))
  return aWorth({ year, hours_year: year, hours, flat_rate: !query.has('costs'), benefit: hours * 100 })
}

type Given = Answering<'GET /api/benefit/'>

const Calculator = () => <BenefitCalculator {...useCalculator()} />
const Follower = ({ hours }: { hours: string }) => <BenefitCalculator hoursElsewhere {...useCalculator(hours)} />

function open(hours = '', answer: Given = benefitFor) {
  const calls = on('GET /api/benefit/', answer)
  renderInApp(<Calculator />)
  if (hours !== '') write('Aantal uren', hours)
  return () => calls.map(({ query }) => query.toString())
}

const first = 'hours=1000&starter=false' // what is asked before one types

const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const outcome = (euros: string) => screen.findByText(`€ ${euros}`, { selector: 'strong' })
const noOutcome = () => expect(screen.queryByText(/€/, { selector: 'strong' })).toBeNull()

test('begins with 1.000 hours, so that one sees at once what comes out', async () => {
  const asked = open()
  expect(screen.getByLabelText('Aantal uren')).toHaveProperty('value', '1.000')
  await outcome('1.000')
  expect(asked()).toEqual([first])
  write('Aantal uren', '')
  expect(screen.getByText('Vul je uren in, dan zie je meteen wat de WBSO je oplevert.')).toBeTruthy()
  noOutcome()
})

test('asks once one stops typing, with the numbers as people write them, and answers in Dutch', async () => {
  const asked = open()
  noOutcome()
  write('Aantal uren', '1')
  write('Aantal uren', '1.100')
  write('Uurloon', '€ 29,5')
  expect((await outcome('1.100')).parentElement?.textContent).toContain('Voordeel in 2026')
  expect(asked()).toEqual([first, 'hours=1100&starter=false&wage=29.50'])
  expect(screen.getByText('Een indicatie', { exact: false }).textContent).toContain('RVO beslist')
})

test('without a wage it says with which it reckons', async () => {
  const asked = open('1200')
  await outcome('1.200')
  expect(asked()).toEqual([first, 'hours=1200&starter=false'])
  expect(await screen.findByText(/rekenen we met € 29,00/)).toBeTruthy()
})

test('a starter, actual costs and another year are asked for', async () => {
  const asked = open('10')
  await outcome('10')
  fireEvent.click(screen.getByLabelText('Starter'))
  fireEvent.click(screen.getByLabelText('Werkelijke kosten'))
  expect(screen.getByText('Vul ook je kosten in, of kies voor het forfait.')).toBeTruthy()
  write('Kosten', '0')
  await waitFor(() => expect(asked().at(-1)).toBe('hours=10&starter=true&costs=0.00'))
  expect(await screen.findByText('Werkelijke kosten', { selector: 'th' })).toBeTruthy()
  write('Jaar', '2025')
  await waitFor(() => expect(asked().at(-1)).toBe('hours=10&starter=true&costs=0.00&year=2025'))
  expect(await screen.findByText(/Voordeel in 2025/)).toBeTruthy()
})

test('the years are those that are known, the newest chosen', async () => {
  open()
  await waitFor(() => expect(screen.getByLabelText('Jaar')).toHaveProperty('value', '2026'))
  expect([...screen.getByLabelText<HTMLSelectElement>('Jaar').options].map(({ text }) => text)).toEqual([
    '2025',
    '2026',
  ])
})

test.each([
  ['Aantal uren', '-5', 'Vul hele uren in, 0 of meer.'],
  ['Aantal uren', 'abc', 'Voer een geldig getal in.'],
  ['Aantal uren', '1.000.001', 'Vul hooguit 1.000.000 uur in.'],
  ['Uurloon', '-1', 'Vul een bedrag in van 0 of meer.'],
  ['Uurloon', 'veel', 'Voer een geldig getal in.'],
])('%s %j is refused in its place, and nothing is asked', async (label, text, sentence) => {
  const asked = open('100')
  await outcome('100')
  write(label, text)
  fireEvent.blur(screen.getByLabelText(label))
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByText('Hier staat je voordeel zodra alle getallen kloppen.')).toBeTruthy()
  noOutcome()
  write('Aantal uren', '200')
  write('Uurloon', '')
  await outcome('200')
  expect(asked().every((query) => /hours=(?:[12]00|1000)&starter=false$/.test(query))).toBe(true)
})

test('what the server refuses stands at its field', async () => {
  open('100', reply(400, { wage: ['Ensure this value is less than or equal to 1000.00.'] }))
  expect(await screen.findByText('Voer een waarde van hooguit 1000,00 in.')).toBeTruthy()
  expect(screen.getByLabelText('Uurloon').getAttribute('aria-invalid')).toBe('true')
})

test('a failure is said where the benefit would stand', async () => {
  open('100', broken)
  expect(await screen.findByText('Kon het voordeel niet berekenen.')).toBeTruthy()
})

test('the last answer wins, and the one before stays until it is there', async () => {
  const [late, give] = later<void>()
  open('100', async (call) => {
    if (call.query.get('hours') === '200') await late
    return benefitFor(call)
  })
  await outcome('100')
  write('Aantal uren', '200')
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy())
  await outcome('100')
  write('Aantal uren', '300')
  await outcome('300')
  give()
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  await outcome('300')
})

test('hours that are asked elsewhere are followed, and not asked again', async () => {
  on('GET /api/benefit/', benefitFor)
  const { rerender } = renderInApp(<Follower hours="1.200" />)
  await outcome('1.200')
  expect(screen.queryByLabelText('Aantal uren')).toBeNull()
  rerender(<Follower hours="400" />)
  await outcome('400')
})

test('the slider writes the hours', async () => {
  const asked = open()
  const slider = document.querySelector('[type=range]')
  fireEvent.change(slider as Element, { target: { value: '1200' } })
  await outcome('1.200')
  expect(screen.getByLabelText<HTMLInputElement>('Aantal uren').value).toBe('1.200')
  write('Aantal uren', '900 uur')
  expect((slider as HTMLInputElement).value).toBe('900')
  expect(asked()).toEqual([first, 'hours=1200&starter=false'])
})

test('a chart shows where the money goes, with its figures as a table', async () => {
  open('1000')
  const table = await screen.findByRole('table', { name: 'Wat je terugkrijgt van je S&O-grondslag' })
  const [, first] = [...table.querySelectorAll('tr')].map((row) => row.textContent)
  expect(first).toMatch(/^36%€\s16\.848€\s29\.952$/)
})

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { PartContents, PartKey, Question } from '../../../api/application'
import { aBlock, anApplication, aPart, aQuestion } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import { on } from '../../../test/server'
import { type as typeIn } from '../../../test/type'
import { aWorth } from '../../../test/worth'
import { BottlenecksForm } from '../bottlenecks/bottlenecks-form'
import type { PartFormProps } from '../part-form'
import { CompanyForm } from './company/company-form'
import CostsForm from './costs/costs-form'
import { PartnersForm } from './partners/partners-form'
import { PhasesForm } from './phases/phases-form'
import { ProjectForm } from './project/project-form'

const project: PartContents['project'] = {
  title: 'Lagerschade herkennen',
  focus: 'programmatuur',
  also_develop_code: false,
  technology: 7,
  applicant: 'W',
  employees: 12,
  rd_employees: 3,
  continuation: null,
  start: '2027-01-01',
  project_started_on: '',
  hours: 1200,
  own_hours: null,
  self_employed: [],
  earlier_rd: null,
  previous_reference: '',
  addition: null,
}

const address = { street: '', number: '', addition: '', postcode: '', city: '' }
const company: PartContents['company'] = {
  name: 'Pompwacht B.V.',
  kvk: '12345678',
  legal_form: 'BV',
  rsin: '',
  address,
  correspondence: { same: true, ...address },
  website: '',
  contact: { initials: '', name: '', email: '', phone: '' },
  fiscal_unity: null,
  parent_name: '',
  parent_number: '',
  income_tax: '',
  starter: {
    withholding_agent_5_years: false,
    years: [],
    continuation: null,
    link: null,
    substantial_interest: null,
    entrepreneur_5_years: null,
  },
}

const cost = { id: 'c1', post: 'Huur', cents: 90_000, times: 12, vat: 'excl', share: 100, kind: 'kosten' } as const
const rest = { kind_by: 'reader', reason: '', from: '', relation: '', calculation: '12 × € 900' } as const

/** Shows a form whose value changes as it is typed. Returns what the value is, and the answers. */
function open<K extends PartKey>(
  key: K,
  Form: ComponentType<PartFormProps<K>>,
  content: PartContents[K],
  questions: Question[] = [],
) {
  on('GET /api/benefit/', aWorth())
  const now = { value: content, show: (_: PartContents[K]) => {} }
  const answering = { problemOf: () => undefined, dismiss: vi.fn() } as unknown as PartFormProps<K>['answering']
  const part = aPart(key, content)
  const parts = key === 'project' ? [part] : [aPart('project', project), part]
  function Screen() {
    const [value, setValue] = useState(content)
    now.value = value
    now.show = setValue
    const application = anApplication(parts, { questions })
    const inTurn = <T,>(job: () => Promise<T>) => job()
    return (
      <Form
        id="WBSO-2026-00012"
        {...{ part, application, value, answering, act: inTurn }}
        onChange={setValue}
        problems={[]}
        disabled={false}
        added={null}
      />
    )
  }
  renderInApp(<Screen />)
  return { now, answering }
}

const write = (label: string | RegExp, value: string) => typeIn(screen.getByLabelText(label), value)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (group: string | RegExp, name: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }))

test('numbers and days are read as they are typed, and what cannot be read is not sent', async () => {
  const { now } = open('project', ProjectForm, project)
  await write('S&O-uren', '1.800')
  await write('Startdatum van het project', '1-3-2027')
  expect(now.value).toEqual({ ...project, hours: 1800, start: '2027-03-01' })
  await write('S&O-uren', 'veel')
  expect(now.value.hours).toBe(1800)
  expect(screen.queryByText(/Vul een heel getal in/)).toBeNull() // not while one types
  fireEvent.blur(screen.getByLabelText('S&O-uren'))
  expect(screen.getByText(/Vul een heel getal in/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('S&O-uren').value).toBe('veel')
})

test('a field that RVO asks for says so, and can be set aside', () => {
  const question = aQuestion('project.continuation', { text: 'Is dit een voortzetting?' })
  const { answering } = open('project', ProjectForm, project, [question])
  expect(screen.getAllByText('RVO vraagt dit')).toHaveLength(1)
  press('Niet van toepassing: Is dit een voortzetting?')
  expect(answering.dismiss).toHaveBeenCalledWith(question)
})

test('only a product or process may have software in it, and the self-employed have no employees', () => {
  const { now } = open('project', ProjectForm, project)
  expect(screen.queryByLabelText(/ook programmatuur/)).toBeNull()
  choose('Waar ligt het zwaartepunt?', 'Productieproces')
  fireEvent.click(screen.getByLabelText(/ook programmatuur/))
  expect(screen.getByLabelText('Aantal werknemers')).toBeTruthy()
  choose(/Wie doen/, 'Ik, als zelfstandige zonder werknemers')
  expect(screen.queryByLabelText('Aantal werknemers')).toBeNull()
  expect(now.value).toEqual({ ...project, focus: 'proces', also_develop_code: true, applicant: 'Z' })
})

test('the hours of each self-employed person are rows, when RVO asks for them', async () => {
  const alone = { ...project, applicant: 'B' } as const
  open('project', ProjectForm, alone)
  expect(screen.queryByText('S&O-uren per zelfstandige')).toBeNull()
  cleanup()
  const { now } = open('project', ProjectForm, alone, [aQuestion('project.own_hours_each')])
  expect(screen.getByLabelText('Daarvan van jou als zelfstandige')).toBeTruthy()
  press('Zelfstandige toevoegen')
  expect(screen.queryByLabelText('Daarvan van jou als zelfstandige')).toBeNull() // it is their sum
  await write('Naam', 'Anna de Vries')
  await write('Uren', '1.200')
  expect(now.value.self_employed).toEqual([{ id: expect.any(String), name: 'Anna de Vries', hours: 1200 }])
})

test('a sole trader is not asked for a fiscal number, which is a BSN', async () => {
  open('company', CompanyForm, company)
  expect(screen.getByLabelText('RSIN (fiscaal nummer)')).toBeTruthy()
  await write('Rechtsvorm', '1MANS')
  expect(screen.queryByLabelText('RSIN (fiscaal nummer)')).toBeNull()
  expect(screen.getByText(/is je BSN. Dat bewaren we niet/)).toBeTruthy()
})

test('a starter answers for each of the five years before the application', async () => {
  const { now } = open('company', CompanyForm, company)
  await write('Loonheffing ingehouden in 2026', 'ja')
  await write('Loonheffing ingehouden in 2022', 'nee')
  await write('S&O-verklaring in 2026', 'nee')
  expect(now.value.starter.years).toEqual([
    { year: 2022, agent: false, statement: null },
    { year: 2026, agent: true, statement: false },
  ])
  expect(screen.queryByLabelText('S&O-verklaring in 2027')).toBeNull()
})

const steps = { rows: ['Ontwerp', 'Proef', 'Verslag'].map((activity, at) => ({ id: `f${at}`, activity, done: '' })) }

test('steps are added, moved, removed and brought back, and the focus goes along', () => {
  const { now } = open('phases', PhasesForm, steps)
  const order = () => now.value.rows.map(({ activity }) => activity)
  press('Stap 1 omlaag')
  expect(order()).toEqual(['Proef', 'Ontwerp', 'Verslag'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Stap 2 omlaag')
  expect(document.activeElement?.closest('[data-changed]')).toBeTruthy()
  press('Stap 1 verwijderen')
  expect(order()).toEqual(['Ontwerp', 'Verslag'])
  expect(document.activeElement?.textContent).toBe('Ongedaan maken')
  press('Ongedaan maken')
  expect(order()).toEqual(['Proef', 'Ontwerp', 'Verslag'])
  press('Stap toevoegen')
  expect(document.activeElement).toBe(screen.getAllByLabelText('Werkzaamheden')[3])
})

test('a month is read in words', async () => {
  const { now } = open('phases', PhasesForm, { rows: steps.rows.slice(0, 1) })
  await write('Gereed in', 'maart 2027')
  fireEvent.blur(screen.getByLabelText('Gereed in'))
  expect(now.value.rows[0]?.done).toBe('03-2027')
  expect(screen.getByLabelText<HTMLInputElement>('Gereed in').value).toBe('03-2027')
})

test('what is typed in a row goes with it, and shows in no other', () => {
  open('phases', PhasesForm, steps)
  const months = () => screen.getAllByLabelText<HTMLInputElement>('Gereed in').map(({ value }) => value)
  fireEvent.change(screen.getAllByLabelText('Gereed in')[1] as HTMLElement, { target: { value: 'ooit' } })
  press('Stap 2 omhoog')
  expect(months()).toEqual(['ooit', '', ''])
  press('Stap 1 verwijderen')
  expect(months()).toEqual(['', ''])
})

test.each([
  {
    of: 'costs',
    show: () => {
      const items = ['Huur', 'Gas', 'Meel'].map((post, at) => ({ ...cost, ...rest, id: `c${at + 1}`, post }))
      open('costs', CostsForm, { method: 'werkelijke', has_employees: true, items })
    },
    field: 'Bedrag van Gas',
    remove: 'Huur verwijderen',
  },
  { of: 'steps', show: () => open('phases', PhasesForm, steps), field: 'Werkzaamheden', remove: 'Stap 1 verwijderen' },
  {
    of: 'partners',
    show: () => {
      const rows = ['p1', 'p2', 'p3'].map((id) => ({ id, name: id, location: '', contribution: '' }))
      open('partners', PartnersForm, { collaborative: true, rows })
    },
    field: 'Naam',
    remove: 'Partner 1 verwijderen',
  },
  {
    of: 'bottlenecks',
    show: () => open('bottlenecks', BottlenecksForm, { blocks: ['k1', 'k2', 'k3'].map((id) => aBlock(id, id)) }),
    field: 'Knelpunt',
    remove: 'Knelpunt 1 verwijderen',
  },
])('a row of $of is the same one after the row before it is removed', ({ show, field, remove }) => {
  show()
  const fields = () => screen.getAllByLabelText(field)
  const single = fields().length === 1 // its label names the row
  const second = fields()[single ? 0 : 1] as HTMLElement
  second.focus()
  press(remove)
  expect(fields()[0]).toBe(second) // what is typed in it, and its undo, are its own
  expect(second.isConnected).toBe(true)
  expect(document.activeElement?.textContent).toBe('Ongedaan maken') // the keyboard goes on there
})

test('an amount that cannot be read goes with its row, and shows in no other', async () => {
  const items = ['Huur', 'Gas'].map((post, at) => ({ ...cost, ...rest, id: `c${at + 1}`, post }))
  open('costs', CostsForm, { method: 'werkelijke', has_employees: true, items })
  await write('Bedrag van Huur', 'veel')
  press('Huur verwijderen')
  expect(screen.getByLabelText<HTMLInputElement>('Bedrag van Gas').value).toBe('900')
  press('Ongedaan maken')
  expect(screen.getByLabelText<HTMLInputElement>('Bedrag van Huur').value).toBe('900')
})

test('there is room for five partners, and who works alone keeps those of before', () => {
  const rows = ['p1', 'p2', 'p3', 'p4'].map((id) => ({
    id,
    name: 'Waterlab',
    location: 'Delft',
    contribution: 'Metingen',
  }))
  const { now } = open('partners', PartnersForm, { collaborative: true, rows })
  press('Partner toevoegen')
  press('Partner toevoegen')
  expect(now.value.rows).toHaveLength(5)
  expect(screen.getByText('RVO neemt hooguit 5 partners.')).toBeTruthy()
  choose(/Werk je samen/, 'Nee')
  expect(now.value).toMatchObject({ collaborative: false, rows: [...rows, {}] })
})

test('there is room for fifty steps', () => {
  const rows = Array.from({ length: 49 }, (_, at) => ({ id: `f${at + 1}`, activity: 'Proef', done: '03-2027' }))
  const { now } = open('phases', PhasesForm, { rows })
  press('Stap toevoegen')
  press('Stap toevoegen')
  expect(now.value.rows).toHaveLength(50)
  expect(screen.getByText('Je kunt hooguit 50 stappen opgeven.')).toBeTruthy()
})

test('the table of costs adds up what counts, and says what is missing', async () => {
  const { now } = open('costs', CostsForm, { method: 'werkelijke', has_employees: true, items: [{ ...cost, ...rest }] })
  const total = () => screen.getByRole('row', { name: /Telt samen mee/ }).textContent
  expect(total()).toContain('€\u00a010.800')
  await write('Deel voor dit project van Huur', '50%')
  expect(total()).toContain('€\u00a05.400')
  expect(now.value.items[0]?.calculation).toBe('50% van 12 × € 900')
  await write('Btw van Huur', '')
  expect(total()).toContain('€\u00a00')
  expect(screen.getByText('Vul nog in: de btw')).toBeTruthy()
  expect(now.value.items[0]).toMatchObject({ share: 50, vat: '', calculation: '' })
  choose(/Welke methode/, 'Forfait: een vast bedrag per S&O-uur')
  expect(screen.queryByText(/Vul nog in/)).toBeNull()
})

test('who decides what an item counts for takes the reason of the reader away', async () => {
  const laptop = { ...cost, ...rest, kind: 'telt_niet' as const, reason: 'Een laptop telt niet mee.' }
  const { now } = open('costs', CostsForm, { method: '', has_employees: true, items: [laptop] })
  await write('Soort van Huur', 'uitgave')
  expect(now.value.items[0]).toMatchObject({ kind: 'uitgave', kind_by: 'user', reason: '' })
})

test('why the project needs an item is asked with the item, and how its amount comes about can be typed', async () => {
  const content = { method: 'werkelijke' as const, has_employees: true, items: [{ ...cost, ...rest }] }
  const question = aQuestion('costs.c1.relation', { text: 'Waarom heeft dit project “Huur” nodig?' })
  const { now } = open('costs', CostsForm, content, [question])
  expect(within(screen.getByRole('group', { name: 'Huur' })).getByText('RVO vraagt dit')).toBeTruthy()
  await write('Waarom nodig', 'Om de krachten te meten')
  await write('Berekening', 'Offerte: 12 maanden')
  await write('Aantal van Huur', '6')
  expect(now.value.items[0]).toMatchObject({
    relation: 'Om de krachten te meten',
    calculation: 'Offerte: 12 maanden',
    times: 6,
  })
})

test('F1 what cannot be read in a row does not show in the one that takes its place', () => {
  const row = (id: string) => ({ id, activity: `Proef ${id}`, done: '' })
  const { now } = open('phases', PhasesForm, { rows: [row('f1'), row('f2')] })
  const month = () => screen.getAllByLabelText<HTMLInputElement>('Gereed in')[1]
  fireEvent.change(month() as HTMLInputElement, { target: { value: 'ooit' } })
  expect(month()?.value).toBe('ooit')
  act(() => now.show({ rows: [row('f1'), row('f3')] }))
  expect(month()?.value).toBe('')
})

test('F1 a new row has an id of its own, also to the server', () => {
  const { now } = open('phases', PhasesForm, { rows: [] })
  press('Stap toevoegen')
  press('Stap toevoegen')
  const ids = now.value.rows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PartContents } from '../../../api/application'
import { anApplication, aPart, aQuestion, textPart } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import { Boxes } from './boxes'

test('a box that is empty says so, and leads to its part', () => {
  const parts = [textPart('omschrijving', 'Wij ontwikkelen een pomp.'), textPart('novelty', '')]
  renderInApp(<Boxes application={anApplication(parts)} isDone={() => false} onTick={() => undefined} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Kopieer/ })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'nog leeg' }).getAttribute('href')).toContain('deel=novelty')
})

const box = (key: string, heading: string, text: string) => ({
  key,
  heading,
  text,
  ask: '',
  length: text.length,
  limit: null,
})
const draw = (application: ReturnType<typeof anApplication>, done: string[] = []) =>
  renderInApp(<Boxes application={application} isDone={(step) => done.includes(step)} onTick={() => undefined} />)

test('the fields of RVO are apart: number, year, month, the parts of an address, totals', () => {
  const address = { street: 'Dorpsstraat', number: '12', addition: '', postcode: '1234 AB', city: 'Utrecht' }
  const company = { address, correspondence: { same: true, ...address } } as PartContents['company']
  const item = { cents: 900_00, times: 2, vat: 'excl', share: 100, kind: 'kosten' }
  const costs = { method: 'werkelijke', items: [item] } as unknown as PartContents['costs']
  draw(
    anApplication([
      aPart('company', company, {
        printed: [box('company.address', 'Vestigingsadres', 'Dorpsstraat 12, 1234 AB Utrecht')],
      }),
      aPart('project', null, { printed: [box('project.title', 'Projecttitel', 'Pomp')] }),
      aPart('costs', costs, { printed: [box('kosten', 'Kosten', 'Hars: € 1.800.')] }),
    ]),
  )
  const names = screen.getAllByRole('checkbox').map((tick) => (tick as HTMLInputElement).name)
  expect(names).toEqual([
    ...['straat', 'huisnummer', 'postcode', 'plaats'].map((part) => `vak-company.address.${part}`),
    ...['project.number', 'project.year', 'project.start_month', 'project.title', 'kosten', 'kosten.total'].map(
      (key) => `vak-${key}`,
    ),
  ])
  for (const text of ['WBSO-2026-00012', '2027', 'januari', '1234AB', '1.800'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('what is done is counted, and the list goes on where one was', () => {
  draw(anApplication([textPart('omschrijving', 'Een pomp.'), textPart('novelty', 'Nieuw.')]), ['vak omschrijving'])
  expect(screen.getByText(/1 van 2 overgenomen/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Verder bij/ }).getAttribute('href')).toBe('#vak-novelty')
})

test('a text about which a question is open is marked', () => {
  const part = textPart('novelty', 'Nieuw.')
  draw(anApplication([part], { questions: [aQuestion('novelty.edge')] }))
  expect(screen.getByText(/Nog niet compleet/)).toBeTruthy()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication, aPart, textPart } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import { Boxes } from './boxes'

test('a box that is empty says so, and leads to its part', () => {
  const parts = [textPart('omschrijving', 'Wij ontwikkelen een pomp.'), textPart('novelty', '')]
  renderInApp(<Boxes application={anApplication(parts)} isDone={() => false} onTick={() => undefined} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Kopieer/ })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'nog leeg' }).getAttribute('href')).toContain('deel=novelty')
})

const draw = (application: ReturnType<typeof anApplication>, done: string[] = []) =>
  renderInApp(<Boxes application={application} isDone={(step) => done.includes(step)} onTick={() => undefined} />)

test('the fields of RVO are listed, those that it has apart too', () => {
  const field = (key: string, text: string) => ({ key, heading: key, text, too_long: false, mark: '' })
  draw(
    anApplication([
      aPart('company', null, { fields: [field('company.address.straat', 'Dorpsstraat')] }),
      aPart('project', null, { fields: [field('project.year', '2027'), field('project.title', 'Pomp')] }),
      aPart('costs', null, {
        fields: [field('kosten', 'Hars: € 1.800.'), field('kosten.total', '1.800')],
        hidden: true,
      }),
    ]),
  )
  const names = screen.getAllByRole('checkbox').map((tick) => (tick as HTMLInputElement).name)
  expect(names).toEqual(['vak-company.address.straat', 'vak-project.year', 'vak-project.title'])
})

test('what is done is counted, and the list goes on where one was', () => {
  draw(anApplication([textPart('omschrijving', 'Een pomp.'), textPart('novelty', 'Nieuw.')]), ['vak omschrijving'])
  expect(screen.getByText(/1 van 2 overgenomen/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Verder bij/ }).getAttribute('href')).toBe('#vak-novelty')
})

test('a field that is half is marked, and so is one that is too long', () => {
  const field = { key: 'novelty', heading: 'Nieuwheid', text: 'Nieuw.', too_long: false, mark: 'nog niet compleet' }
  draw(
    anApplication([aPart('novelty', null, { fields: [field, { ...field, key: 'tools', too_long: true, mark: '' }] })]),
  )
  expect(screen.getByText('Nog niet compleet: er staan vragen over open')).toBeTruthy()
  expect(screen.getByText('Te lang voor RVO')).toBeTruthy()
})

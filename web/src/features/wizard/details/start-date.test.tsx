import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/render'
import { ready } from '../application-for-tests'
import type { Answers } from '../model'
import { StartDate } from './start-date'

function Form({ first }: { first: Partial<Answers> }) {
  const [data, setData] = useState(ready({ start_of_project: '', ...first }))
  return (
    <StartDate
      data={data}
      problems={[]}
      dispatch={(action) =>
        action.type === 'answer' && setData({ ...data, answers: { ...data.answers, ...action.change } })
      }
    />
  )
}

const draw = (first: Partial<Answers> = {}) => renderInApp(<Form first={first} />)

const write = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

test('only of a project that goes on it is asked when it began, which is not after the start', () => {
  draw({ start_of_project: '01-03-2027' })
  expect(screen.queryByLabelText('Wanneer begon het project zelf?')).toBeNull()
  fireEvent.click(screen.getByLabelText(/^Dit is een voortzetting/))
  write('Wanneer begon het project zelf?', '02-03-2027')
  expect(screen.getByText('Het project kan niet later begonnen zijn dan de start van deze aanvraag.')).toBeTruthy()
  write('Wanneer begon het project zelf?', '01-03-2025')
  expect(screen.queryByText(/kan niet later begonnen zijn/)).toBeNull()
})

test('a project that goes on has no deadline in the past', async () => {
  draw({ start_of_project: '01-03-2026' })
  expect(await screen.findByText(/Die datum is voorbij/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/^Dit is een voortzetting/))
  expect(screen.queryByText(/Die datum is voorbij/)).toBeNull()
  expect(screen.getByText(/Indienen kan tot en met/).textContent).toContain('20 december 2026')
  expect(screen.getByText('De uren die je vóór 1 januari 2027 maakt, tellen niet mee.')).toBeTruthy()
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Application, Question } from '../../../api/application'
import type { Answering } from '../../../shared/questions/use-answering'
import { anApplication, aQuestion } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import SendOn from './send-on'

const answering = { textOf: () => '', problemOf: () => undefined, sending: null } as unknown as Answering

const open = (questions: Question[], work: Application['work'] = []) =>
  renderInApp(
    <SendOn
      id="WBSO-1"
      application={anApplication([], { questions, work })}
      answering={answering}
      onOpen={() => undefined}
    />,
  )

test('questions that are not there are neither passed on nor waited for', () => {
  open([])
  expect(screen.getByText('Er zijn geen vragen meer om door te sturen.')).toBeTruthy()
  expect(screen.queryByText(/hieronder/)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('questions are passed on, each with how to answer it', () => {
  open([aQuestion('phases.empty', { text: 'Welke stappen zet je?', input: 'lines' })])
  expect(screen.getByText(/plak hieronder/)).toBeTruthy()
  expect((screen.getByLabelText('De tekst met 1 vraag') as HTMLTextAreaElement).value).toContain('op een eigen regel')
})

test('those who know the answers get the questions for them', () => {
  open(
    [
      aQuestion('novelty.edge', { text: 'Wat is nieuw?' }),
      aQuestion('company.rsin', { text: 'Welk RSIN?', group: 'boekhouding' }),
    ],
    [
      { group: 'techniek', questions: 1, minutes: 5 },
      { group: 'boekhouding', questions: 1, minutes: 5 },
    ],
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Voor boekhouding (1)' }))
  const text = (screen.getByLabelText('De tekst met 1 vraag') as HTMLTextAreaElement).value
  expect(text).toContain('Welk RSIN?')
  expect(text).not.toContain('Wat is nieuw?')
})

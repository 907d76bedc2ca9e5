import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../test/render'
import { type AskedQuestion, QuestionField } from './question-field'

/** Renders a question. Returns what is called when it is answered. */
function ask(input: AskedQuestion['input'], hint = '', need = 'empty') {
  const onAnswer = vi.fn(async () => true)
  renderInApp(
    <QuestionField
      question={{ id: `phases.${need}`, text: 'Welke stappen?', hint, input, need }}
      value="Ontwerp"
      problem={undefined}
      busy={false}
      onWrite={() => undefined}
      onAnswer={onAnswer}
      onDismiss={async () => true}
    />,
  )
  return onAnswer
}

/** Presses a key in the field. Reports whether the browser may do with it what it does. */
const press = (key: object) => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...key })

test.each<[AskedQuestion['input'], object, boolean]>([
  ['text', {}, true],
  ['text', { shiftKey: true }, false],
  ['text', { ctrlKey: true }, true],
  ['lines', {}, false],
  ['lines', { shiftKey: true }, false],
  ['lines', { ctrlKey: true }, true],
  ['lines', { metaKey: true }, true],
  ['lines', { ctrlKey: true, isComposing: true }, false],
])('in %s %j sends: %s', (input, key, sends) => {
  const onAnswer = ask(input)
  const newLine = press(key)
  expect([onAnswer.mock.calls.length, newLine]).toEqual(sends ? [1, false] : [0, true])
})

test('the hint says what the keys do', () => {
  ask('lines')
  expect(screen.getByText(/nieuwe regel/).textContent).toBe('Enter: nieuwe regel, Ctrl of Cmd + Enter slaat op')
  expect(screen.getByRole('textbox').getAttribute('enterkeyhint')).toBe('enter')
})

test.each<[AskedQuestion['input'], string, string]>([
  ['line', 'contact_email', 'email'],
  ['line', 'contact_phone', 'tel'],
  ['line', 'rsin', 'numeric'],
  ['line', 'contact_name', ''],
  ['number', 'employees', 'numeric'],
])('a phone has the keyboard for a %s about %s: %s', (input, need, keyboard) => {
  ask(input, '', need)
  expect(screen.getByRole('textbox').getAttribute('inputmode') ?? '').toBe(keyboard)
})

test('a sentence from elsewhere is taken over with one press, while nothing is typed', () => {
  const onWrite = vi.fn()
  const question = {
    id: 'q',
    need: 'solution',
    text: 'Wat ga je bouwen?',
    hint: '',
    input: 'text' as const,
    suggestion: 'Wij bouwen een lijm.',
  }
  const field = (value: string) => (
    <QuestionField
      {...{ question, value, onWrite }}
      problem={undefined}
      busy={false}
      onAnswer={async () => true}
      onDismiss={async () => true}
    />
  )
  const { rerender } = renderInApp(field(''))
  expect(screen.getByText(/is dat je oplossing\?/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Neem over' }))
  expect(onWrite.mock.calls).toEqual([['Wij bouwen een lijm.']])
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  rerender(field('Iets anders'))
  expect(screen.queryByText('Wij bouwen een lijm.')).toBeNull()
})

test('the button sends lines', () => {
  const onAnswer = ask('lines')
  fireEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  expect(onAnswer).toHaveBeenCalledOnce()
})

test.each<[AskedQuestion['input'], string, string]>([
  ['month', '03-2027', 'Bijvoorbeeld 03-2027'],
  ['text', 'Om te meten waar de laag loslaat', 'Bijvoorbeeld: Om te meten waar de laag loslaat'],
  ['text', 'Bestaande … zijn niet geschikt.', 'Bestaande … zijn niet geschikt.'],
  [
    'choice',
    'Uit je teksten: waarschijnlijk voeding. Kies zelf.',
    'Uit je teksten: waarschijnlijk voeding. Kies zelf.',
  ],
])('an example of a %s begins with that word: %s', (input, hint, shown) => {
  ask(input, hint)
  expect(screen.getByText(shown)).toBeTruthy()
})

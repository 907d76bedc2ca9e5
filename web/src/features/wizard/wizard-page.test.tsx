import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { type Answering, later, on, reply, silent, writes } from '../../test/server'
import { media } from '../../test/setup'
import WizardPage from './wizard-page'

const good = { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Helder verhaal.' }
const amber = { isGoodEnough: false, isWbsoEligible: true, suggestions: 'Wat is onzeker?' }

const judges = [
  'POST /api/elevator-pitch-evaluation/evaluate/',
  'POST /api/innovation-evaluation/evaluate/',
  'POST /api/technical-challenges-evaluation/evaluate/',
] as const

type Given = Answering<(typeof judges)[number]>

/** Has the judges answer so: in this order, and with the last one again. */
function judge(answer: Given = good, ...next: Given[]) {
  for (const one of judges) on(one, answer, ...next)
}

const box = (name: string) => screen.getByRole('textbox', { name })
const part = (name: string) => within(box(name).closest('section') as HTMLElement)
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  media.match('(prefers-reduced-motion: reduce)')
})

function open() {
  renderInApp(<WizardPage />, '/new-request')
  return userEvent.setup()
}

test('the third text says how several bottlenecks are told apart', () => {
  open()
  const tip = 'Meer dan één knelpunt? Nummer ze.'
  expect(part('Technische knelpunten').getByText(tip)).toBeTruthy()
  expect(screen.getAllByText(tip)).toHaveLength(1)
})

test('how many bottlenecks are read is said of the text as it was judged only', async () => {
  judge({ ...good, bottlenecks: 3 })
  const user = open()
  await user.type(box('Technische knelpunten'), 'drie {Enter}')
  expect(
    await part('Technische knelpunten').findByText('Meer dan één knelpunt? Nummer ze. We lezen er 3.'),
  ).toBeTruthy()
  await user.type(box('Technische knelpunten'), '4')
  expect(part('Technische knelpunten').getByText('Meer dan één knelpunt? Nummer ze.')).toBeTruthy()
})

test('one button is filled, the next action: a text to have judged, then going on', async () => {
  judge(good)
  const user = open()
  const filled = () => screen.getAllByRole('button').filter(({ dataset }) => dataset.variant === 'filled')
  const seen = []
  for (const name of ['Elevator pitch', 'Innovatiebeschrijving', 'Technische knelpunten']) {
    seen.push(filled().map(({ textContent }) => textContent))
    await user.type(box(name), `${name} {Enter}`)
    await part(name).findByText('Goed')
  }
  expect(seen).toEqual([
    ['Beoordeel elevator pitch'],
    ['Beoordeel innovatiebeschrijving'],
    ['Beoordeel technische knelpunten'],
  ])
  expect(filled()).toEqual([button('DOORGAAN')])
})

test('an empty step 1 is said on the next one, which opens all the same', async () => {
  on('GET /api/benefit/', silent)
  const user = open()
  await user.click(button('DOORGAAN'))
  expect(screen.getByText(/^Stap 1 is nog leeg/)).toBeTruthy()
  await user.type(box('Geschat aantal uren'), '99999')
  expect(screen.getByText('Dat is een heel jaar werk voor 48 mensen. Klopt dat?')).toBeTruthy()
  await user.click(button('TERUG'))
  await user.type(box('Elevator pitch'), 'iets')
  await user.click(button('DOORGAAN'))
  expect(screen.queryByText(/^Stap 1 is nog leeg/)).toBeNull()
})

describe('the keyboard', () => {
  test('Enter has the text judged and adds no line', async () => {
    judge(good)
    const user = open()
    await user.type(box('Elevator pitch'), 'Wij bouwen iets {Enter}')
    expect(await part('Elevator pitch').findByText('Goed')).toBeTruthy()
    expect(writes()).toEqual([{ call: judges[0], body: { text: 'Wij bouwen iets' } }])
    expect(box('Elevator pitch')).toHaveProperty('value', 'Wij bouwen iets ')
  })

  test('Shift+Enter is a new line', async () => {
    judge()
    const user = open()
    await user.type(box('Elevator pitch'), 'een{Shift>}{Enter}{/Shift}twee')
    expect(box('Elevator pitch')).toHaveProperty('value', 'een\ntwee')
    expect(writes()).toEqual([])
  })

  test('Enter that ends a composition belongs to the input method', async () => {
    judge()
    open()
    fireEvent.change(box('Elevator pitch'), { target: { value: 'tekst' } })
    fireEvent.keyDown(box('Elevator pitch'), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box('Elevator pitch'), { key: 'Enter', keyCode: 229 })
    expect(writes()).toEqual([])
  })
})

describe('a verdict', () => {
  test('of the innovation is asked with the pitch as context', async () => {
    judge()
    const user = open()
    await user.type(box('Elevator pitch'), 'pitch')
    await user.type(box('Innovatiebeschrijving'), 'nieuw')
    await user.click(button('Beoordeel innovatiebeschrijving'))
    await part('Innovatiebeschrijving').findByText('Goed')
    expect(writes()[0]).toEqual({
      call: judges[1],
      body: { text: 'nieuw', project_description: 'pitch', other_texts: { elevator_pitch: 'pitch' } },
    })
  })

  test('of the innovation dims when the pitch changes', async () => {
    judge()
    const user = open()
    await user.type(box('Elevator pitch'), 'pitch')
    await user.type(box('Innovatiebeschrijving'), 'nieuw{Enter}')
    await part('Innovatiebeschrijving').findByText('Goed')
    await user.type(box('Elevator pitch'), ' ')
    expect(part('Innovatiebeschrijving').queryByText('Elevator pitch gewijzigd: beoordeel opnieuw')).toBeNull()
    await user.type(box('Elevator pitch'), 'en meer')
    expect(part('Innovatiebeschrijving').getByText('Elevator pitch gewijzigd: beoordeel opnieuw')).toBeTruthy()
  })

  test('is said politely to screen readers, whole', async () => {
    judge(amber)
    const user = open()
    await user.type(box('Technische knelpunten'), 'knelpunt{Enter}')
    const live = await part('Technische knelpunten').findByText('Technische knelpunten: Nog aanvullen. Wat is onzeker?')
    expect(live.getAttribute('aria-live')).toBe('polite')
  })

  test('dims when its text changes, and goes when the text goes', async () => {
    judge(good)
    const user = open()
    await user.type(box('Elevator pitch'), 'tekst{Enter}')
    await part('Elevator pitch').findByText('Goed')
    await user.type(box('Elevator pitch'), ' ')
    expect(part('Elevator pitch').queryByText('Gewijzigd: beoordeel opnieuw')).toBeNull()
    await user.type(box('Elevator pitch'), 'meer')
    expect(part('Elevator pitch').getByText('Gewijzigd: beoordeel opnieuw')).toBeTruthy()
    await user.clear(box('Elevator pitch'))
    expect(part('Elevator pitch').queryByText('Goed')).toBeNull()
  })

  test('that arrives after its text was emptied is not shown', async () => {
    const [verdict, give] = later<typeof good>()
    judge(() => verdict)
    const user = open()
    await user.type(box('Elevator pitch'), 'tekst{Enter}')
    expect(button('Beoordeel elevator pitch').getAttribute('aria-disabled')).toBe('true')
    await user.clear(box('Elevator pitch'))
    give(good)
    await waitFor(() => expect(button('Beoordeel elevator pitch').getAttribute('aria-disabled')).toBeNull())
    expect(part('Elevator pitch').queryByText('Goed')).toBeNull()
  })

  test('on a text that stays the same asks no call, and is shown again', async () => {
    judge(good)
    const user = open()
    await user.type(box('Elevator pitch'), 'tekst{Enter}')
    await part('Elevator pitch').findByText('Goed')
    await user.type(box('Elevator pitch'), ' {Enter}')
    expect(part('Elevator pitch').getByText('Goed')).toBeTruthy()
    expect(writes()).toHaveLength(1)
    await user.type(box('Elevator pitch'), 'meer{Enter}')
    await waitFor(() => expect(writes()).toHaveLength(2))
  })

  test('is amber while an earlier field has the same text', async () => {
    judge(good)
    const user = open()
    await user.type(box('Elevator pitch'), 'Dezelfde tekst')
    await user.type(box('Technische knelpunten'), 'dezelfde  tekst{Enter}')
    expect(await part('Technische knelpunten').findByText('Nog aanvullen')).toBeTruthy()
    expect(part('Technische knelpunten').getByText(/^Deze tekst staat ook bij de elevator pitch\. RVO/)).toBeTruthy()
    expect(writes()[0]?.body).toEqual({ text: 'dezelfde  tekst' })
    await user.type(box('Elevator pitch'), ' en meer')
    expect(part('Technische knelpunten').getByText('Goed')).toBeTruthy()
    expect(writes()).toHaveLength(1)
  })

  test('is asked once at a time', async () => {
    judge(silent)
    const user = open()
    await user.type(box('Elevator pitch'), 'tekst{Enter}{Enter}')
    await user.click(button('Beoordeel elevator pitch'))
    expect(writes()).toHaveLength(1)
  })
})

describe('what goes wrong', () => {
  test('an empty text is not sent', async () => {
    judge()
    const user = open()
    await user.click(button('Beoordeel technische knelpunten'))
    expect(part('Technische knelpunten').getByText('Vul eerst je technische knelpunten in.')).toBeTruthy()
    expect(box('Technische knelpunten').getAttribute('aria-invalid')).toBe('true')
    expect(writes()).toEqual([])
  })

  test('L-08 a text above 20,000 characters is not sent, one above 1,500 warns', async () => {
    judge()
    const user = open()
    fireEvent.change(box('Elevator pitch'), { target: { value: 'é'.repeat(1_501) } })
    expect(part('Elevator pitch').getByText(/RVO neemt niet meer over/)).toBeTruthy()
    fireEvent.change(box('Elevator pitch'), { target: { value: '🙂'.repeat(20_001) } })
    await user.click(button('Beoordeel elevator pitch'))
    expect(part('Elevator pitch').getByText('Deze tekst is te lang: gebruik hooguit 20.000 tekens.')).toBeTruthy()
    expect(writes()).toEqual([])
  })

  test.each([
    ['Elevator pitch', 'de elevator pitch'],
    ['Innovatiebeschrijving', 'de innovatiebeschrijving'],
    ['Technische knelpunten', 'de technische knelpunten'],
  ])('L-01 a judge that fails: %s', async (label, object) => {
    judge(reply(502, { detail: 'model away' }), good)
    const user = open()
    await user.type(box(label), 'tekst{Enter}')
    const sentence = `Er is een fout opgetreden bij het evalueren van ${object}.`
    expect((await part(label).findByRole('alert')).textContent).toBe(sentence)
    await user.type(box(label), '{Enter}')
    expect(await part(label).findByText('Goed')).toBeTruthy()
    expect(part(label).queryByText(sentence)).toBeNull()
  })

  test('L-06 a limit speaks Dutch itself', async () => {
    judge(reply(429, { detail: 'Je hebt te vaak laten beoordelen. Wacht 40 seconden.' }))
    const user = open()
    await user.type(box('Elevator pitch'), 'tekst{Enter}')
    expect((await part('Elevator pitch').findByRole('alert')).textContent).toBe(
      'Je hebt te vaak laten beoordelen. Wacht 40 seconden.',
    )
  })

  test('L-02 an answer that is no verdict counts as not good enough, shown as text', async () => {
    judge(new Response('geen <b>JSON</b>'))
    const user = open()
    await user.type(box('Elevator pitch'), 'tekst{Enter}')
    expect(await part('Elevator pitch').findByText('Nog aanvullen')).toBeTruthy()
    expect(part('Elevator pitch').getByText('geen <b>JSON</b>')).toBeTruthy()
  })
})

test('the step is named for everybody', () => {
  judge()
  open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Projectbeschrijving')
  const steps = within(screen.getByRole('navigation')).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null])
  expect(screen.getByText('Stap 1 van 3')).toBeTruthy()
})

describe('the counter', () => {
  test.each([
    [1_500, '1.500 van 1.500 tekens'],
    [1_501, '1.501 van 1.500 tekens. RVO neemt niet meer over: kort je tekst in.'],
  ])('of %i characters says %s', (length, said) => {
    judge()
    open()
    fireEvent.change(box('Elevator pitch'), { target: { value: 'x'.repeat(length) } })
    expect(part('Elevator pitch').getByText(/van 1\.500 tekens/).textContent).toBe(said)
  })
})

describe('a draft that was set aside', () => {
  const aside = 'wbso_new_request_draft_earlier'
  const offer = () => screen.queryByRole('button', { name: 'Vorig concept terugzetten' })

  test('is offered', () => {
    localStorage.setItem(aside, JSON.stringify({ form: { elevator_pitch: 'Wij bouwen iets' } }))
    open()
    expect(offer()).toBeTruthy()
  })

  test.each(['{{', 'null', '[]', '{"form":{"elevator_pitch":5}}'])('that reads %s is none', (raw) => {
    localStorage.setItem(aside, raw)
    open()
    expect(offer()).toBeNull()
  })
})

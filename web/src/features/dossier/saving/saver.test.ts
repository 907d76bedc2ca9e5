import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Application, type PartContent, type PartKey, partOf } from '../../../api/application'
import { ApiError } from '../../../lib/api-error'
import { aBlock, anApplication, aPart, textPart } from '../../../test/application'
import type { Draft } from './draft'
import { createSaver } from './saver'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Call {
  key: PartKey
  rev: number
  content: PartContent
}

/** A server with one application, and a saver that works on it. `refuse` makes its next calls fail. */
function house(...parts: Application['parts']) {
  let server = anApplication(parts)
  let shown = server
  const calls: Call[] = []
  const refusals: (() => Error)[] = []
  const kept = new Map<PartKey, Draft>()
  const replace = vi.fn(async (key: PartKey, rev: number, content: PartContent) => {
    calls.push({ key, rev, content })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const refused = refusals.shift()
    if (refused) throw refused()
    const part = partOf(server, key)
    if (part?.rev !== rev) throw new ApiError(412, 'Gewijzigd', {}, { body: { detail: 'Gewijzigd', part } })
    return change(key, content)
  })
  function change(key: PartKey, content: PartContent): Application {
    const parts = server.parts.map((part) => (part.key === key ? { ...part, rev: part.rev + 1, content } : part))
    server = { ...server, parts }
    return server
  }
  const onBehind = vi.fn()
  const saver = createSaver({
    part: (key) => partOf(shown, key),
    replace,
    onSaved: (application) => {
      shown = application
    },
    onBehind,
    keep: (key, draft) => void (draft === null ? kept.delete(key) : kept.set(key, draft)),
  })
  return {
    saver,
    calls,
    kept,
    onBehind,
    change,
    refuse: (...errors: (() => Error)[]) => refusals.push(...errors),
    saved: () => server,
  }
}

const text = (words: string) => ({ text: words })
const textIn = (application: Application, key: PartKey) => partOf(application, key)?.content

test('a part is saved two seconds after the last key', async () => {
  const { saver, calls, kept } = house(textPart('novelty', 'oud'))
  saver.write('novelty', text('nieuw'))
  await vi.advanceTimersByTimeAsync(1_500)
  saver.write('novelty', text('nieuwer'))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(calls).toEqual([])
  expect(kept.get('novelty')?.content).toEqual(text('nieuwer'))
  await vi.advanceTimersByTimeAsync(300)
  expect(calls).toEqual([{ key: 'novelty', rev: 1, content: text('nieuwer') }])
  expect(saver.now().drafts).toEqual({})
  expect(kept.size).toBe(0)
  expect(saver.now().savedAt).not.toBeNull()
})

test('what is typed back is not saved', async () => {
  const { saver, calls } = house(textPart('novelty', 'oud'))
  saver.write('novelty', text('nieuw'))
  saver.write('novelty', text('oud'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls).toEqual([])
  expect(saver.now().drafts).toEqual({})
})

test('there is one call at a time, and what is typed meanwhile goes with the next', async () => {
  const { saver, calls, saved } = house(textPart('novelty', 'a'), textPart('omschrijving', 'b'))
  saver.write('novelty', text('a1'))
  saver.write('omschrijving', text('b1'))
  void saver.flush()
  await vi.advanceTimersByTimeAsync(50)
  expect(calls.map(({ key }) => key)).toEqual(['novelty'])
  saver.write('novelty', text('a2'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual([
    { key: 'novelty', rev: 1, content: text('a1') },
    { key: 'omschrijving', rev: 1, content: text('b1') },
    { key: 'novelty', rev: 2, content: text('a2') },
  ])
  expect(textIn(saved(), 'novelty')).toEqual(text('a2'))
})

test('without a connection the text stays and is sent again by itself', async () => {
  const { saver, calls, kept, refuse } = house(textPart('novelty', 'oud'))
  refuse(
    () => new ApiError(0),
    () => new ApiError(502),
  )
  saver.write('novelty', text('nieuw'))
  await vi.advanceTimersByTimeAsync(2_200)
  expect(saver.now().drafts.novelty).toMatchObject({ progress: 'unsent', content: text('nieuw') })
  expect(saver.now().drafts.novelty?.message).toContain('geen verbinding')
  expect(kept.has('novelty')).toBe(true)
  await vi.advanceTimersByTimeAsync(5_200)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(15_200)
  expect(calls).toHaveLength(3)
  expect(saver.now().drafts).toEqual({})
})

test('what cannot be saved as one leaves is sent when one comes back', async () => {
  const { saver, calls, refuse, saved } = house(textPart('novelty', 'oud'))
  refuse(() => new ApiError(0))
  saver.write('novelty', text('nieuw'))
  void saver.show(false)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls).toHaveLength(1)
  void saver.show(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(textIn(saved(), 'novelty')).toEqual(text('nieuw'))
})

test('a refused text waits for a change, with what is wrong at its field', async () => {
  const { saver, calls, refuse, saved } = house(textPart('novelty', 'oud'))
  refuse(() => new ApiError(400, null, { text: ['Ensure this field has no more than 20000 characters.'] }))
  saver.write('novelty', text('te lang'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
  expect(saver.now().drafts.novelty).toMatchObject({
    progress: 'refused',
    content: text('te lang'),
    problems: [{ field: 'text', message: 'Gebruik hooguit 20000 tekens.' }],
  })
  saver.write('novelty', text('kort'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(textIn(saved(), 'novelty')).toEqual(text('kort'))
})

test('an application that is too large says so as a whole', async () => {
  const { saver, refuse } = house(textPart('novelty', 'oud'))
  const sentence = 'Deze aanvraag is te groot.'
  refuse(() => new ApiError(400, null, { non_field_errors: [sentence] }))
  saver.write('novelty', text('te veel'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(saver.now().drafts.novelty).toMatchObject({ progress: 'refused', message: sentence, content: text('te veel') })
})

test('a part that was changed elsewhere shows both; one may keep either', async () => {
  const { saver, change, calls, saved, onBehind } = house(textPart('novelty', 'oud'))
  saver.write('novelty', text('van mij'))
  change('novelty', text('van een ander'))
  await vi.advanceTimersByTimeAsync(2_200)
  expect(saver.now().drafts.novelty).toMatchObject({ progress: 'stale', content: text('van mij'), newest: { rev: 2 } })
  expect(onBehind).toHaveBeenCalled()
  saver.write('novelty', text('van mij en een ander'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toHaveLength(1)
  const done = saver.keepMine('novelty')
  await vi.advanceTimersByTimeAsync(200)
  await done
  expect(textIn(saved(), 'novelty')).toEqual(text('van mij en een ander'))
  expect(saver.now().drafts).toEqual({})
})

test('a save whose answer was lost is no conflict', async () => {
  const { saver, change, refuse } = house(textPart('novelty', 'oud'))
  refuse(() => {
    change('novelty', text('nieuw'))
    return new ApiError(0)
  })
  saver.write('novelty', text('nieuw'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saver.now().drafts).toEqual({})
})

test('a filed application refuses, and the text stays in sight', async () => {
  const { saver, refuse, onBehind } = house(textPart('novelty', 'oud'))
  refuse(() => new ApiError(409, 'De aanvraag is ingediend en kan niet meer worden gewijzigd.'))
  saver.write('novelty', text('nieuw'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saver.now().drafts.novelty).toMatchObject({
    progress: 'refused',
    content: text('nieuw'),
    message: 'De aanvraag is ingediend en kan niet meer worden gewijzigd.',
  })
  expect(onBehind).toHaveBeenCalled()
})

test('F1 items are sent with the ids that they have, also new ones and those that were removed and brought back', async () => {
  const { saver, calls } = house(aPart('bottlenecks', { blocks: [aBlock('k1'), aBlock('k2')] }))
  saver.write('bottlenecks', { blocks: [aBlock('k1')] })
  await vi.advanceTimersByTimeAsync(3_000)
  saver.write('bottlenecks', { blocks: [aBlock('k1'), aBlock('k2'), aBlock('eigen', 'ruis')] })
  await vi.advanceTimersByTimeAsync(2_050)
  saver.write('bottlenecks', { blocks: [aBlock('k1'), aBlock('k2'), aBlock('eigen', 'ruis in het signaal')] })
  await vi.advanceTimersByTimeAsync(3_000)
  const ids = calls.map(({ content }) => 'blocks' in content && content.blocks.map(({ id }) => id))
  expect(ids).toEqual([['k1'], ['k1', 'k2', 'eigen'], ['k1', 'k2', 'eigen']])
})

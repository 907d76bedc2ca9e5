import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Application, applicationOf, type PartContent, type PartKey, partOf } from '../../api/application'
import { forgetUser } from '../../api/session'
import { kept } from '../../lib/kept'
import { newQueryClient } from '../../lib/query-client'
import { aBlock, anApplication, aPart, textPart } from '../../test/application'
import { doc, number } from '../../test/application-page'
import { type Answer, arrived, later, offline, on, reply } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { useCached } from './unsaved'
import { nothingTyped, savingOf, waitOf } from './unsaved-parts'
import { useDrafts } from './use-drafts'
import { useAutosave, useWrite } from './use-write'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

type Put = `PUT ${typeof doc}{part}/`

/** A server with one application, and a screen that works on it. `refuse` answers its next calls otherwise. */
async function house(...parts: Application['parts']) {
  signedIn()
  let server = anApplication(parts)
  const queries = newQueryClient()
  const { queryKey } = applicationOf(number)
  queries.setQueryData(queryKey, server)
  const refuse: ((key: PartKey, content: PartContent) => Answer<Put> | Promise<Answer<Put>>)[] = []

  function change(key: PartKey, content: PartContent): Application {
    const changed = server.parts.map((part) => (part.key === key ? { ...part, rev: part.rev + 1, content } : part))
    server = { ...server, parts: changed }
    return server
  }

  const calls = on(`PUT ${doc}{part}/`, async ({ call, body, headers }) => {
    const key = call.split('/').at(-2) as PartKey
    const content = body as PartContent
    const refused = await refuse.shift()?.(key, content)
    if (refused !== undefined) return refused
    const part = partOf(server, key)
    if (part === undefined) throw new Error(`no part ${key}`)
    return headers.get('If-Match') === `"${part.rev}"`
      ? change(key, content)
      : reply(412, { detail: 'Gewijzigd', part })
  })

  const screen = () =>
    renderHook(
      () => {
        const drafting = useDrafts(number)
        useAutosave(drafting.save, useCached(savingOf(number)) ?? nothingTyped, waitOf)
        const restored = useWrite(number, { write: async (rev) => `over ${rev('novelty')}` })
        return { ...drafting, restored }
      },
      { wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider> },
    )
  let shown = screen()
  await after(0)
  return {
    /** What the screen works with. */
    now: () => shown.result.current,
    write: (key: PartKey, content: PartContent) => act(() => shown.result.current.write(key, content)),
    /** The calls that arrived: part, revision and content. */
    calls: () =>
      calls.map(
        ({ call, body, headers }) => [call.split('/').at(-2), headers.get('If-Match'), body as PartContent] as const,
      ),
    refuse,
    change,
    saved: (key: PartKey) => partOf(server, key)?.content,
    shown: (key: PartKey) => partOf(queries.getQueryData(queryKey) ?? { parts: [] }, key)?.content,
    leave: () => shown.unmount(),
    comeBack: () => {
      shown = screen()
    },
  }
}

const text = (words: string) => ({ text: words })
const isKept = () => kept.unsaved.of(7, number).map(({ what }) => what)

/** Lets time pass, and what is sent be answered. */
const after = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    for (let i = 0; i < 30; i++) {
      await arrived()
      await vi.advanceTimersByTimeAsync(0)
    }
  })

test('a part is saved two seconds after the last key', async () => {
  const { now, write, calls } = await house(textPart('novelty', 'oud'))
  write('novelty', text('nieuw'))
  await after(1_500)
  write('novelty', text('nieuwer'))
  await after(1_900)
  expect(calls()).toEqual([])
  expect(isKept()).toEqual(['novelty'])
  await after(100)
  expect(calls()).toEqual([['novelty', '"1"', text('nieuwer')]])
  expect(now().drafts).toEqual({})
  expect(isKept()).toEqual([])
  expect(now().savedAt).not.toBeNull()
})

test('what is typed back is not saved', async () => {
  const { now, write, calls } = await house(textPart('novelty', 'oud'))
  write('novelty', text('nieuw'))
  write('novelty', text('oud'))
  await after(5_000)
  expect(calls()).toEqual([])
  expect(now().drafts).toEqual({})
})

test('there is one call at a time, and only the newest text of a part waits', async () => {
  const { now, write, calls, refuse } = await house(textPart('novelty', 'a'), textPart('omschrijving', 'b'))
  const [held, answer] = later<undefined>()
  refuse.push(() => held as Promise<never>)
  write('novelty', text('a1'))
  write('omschrijving', text('b1'))
  await after(2_000)
  for (const words of ['a2', 'a3', 'a4']) {
    write('novelty', text(words))
    void now().save()
    await after(0)
  }
  expect(calls()).toEqual([['novelty', '"1"', text('a1')]])
  answer(undefined)
  await after(0)
  expect(calls()).toEqual([
    ['novelty', '"1"', text('a1')],
    ['omschrijving', '"1"', text('b1')],
    ['novelty', '"2"', text('a4')],
  ])
  expect(now().drafts).toEqual({})
})

test('other changes come after what is typed, over the revision that it has by then', async () => {
  const { now, write, calls } = await house(textPart('novelty', 'oud'))
  write('novelty', text('nieuw'))
  now().restored.mutate()
  await after(0)
  expect(calls()).toHaveLength(1)
  expect(now().restored.data).toBe('over 2')
})

test('without a connection the text stays and is sent again by itself', async () => {
  const { now, write, calls, refuse } = await house(textPart('novelty', 'oud'))
  refuse.push(offline, () => reply(502, { detail: 'Bad gateway' }) as never)
  write('novelty', text('nieuw'))
  await after(2_000)
  expect(now().drafts.novelty).toMatchObject({ progress: 'unsent', content: text('nieuw') })
  expect(now().drafts.novelty?.message).toContain('geen verbinding')
  expect(isKept()).toEqual(['novelty'])
  await after(5_000)
  expect(calls()).toHaveLength(2)
  await after(14_900)
  expect(calls()).toHaveLength(2)
  await after(100)
  expect(calls()).toHaveLength(3)
  expect(now().drafts).toEqual({})
})

test('what cannot be saved as one leaves is sent when one comes back', async () => {
  const { write, calls, refuse, saved, leave, comeBack } = await house(textPart('novelty', 'oud'))
  refuse.push(offline)
  write('novelty', text('nieuw'))
  leave()
  await after(120_000)
  expect(calls()).toHaveLength(1)
  comeBack()
  await after(0)
  expect(saved('novelty')).toEqual(text('nieuw'))
})

test('what was typed while a save was on its way is saved as one leaves', async () => {
  const { write, refuse, saved, leave } = await house(textPart('novelty', 'oud'))
  const [held, answer] = later<undefined>()
  refuse.push(() => held as Promise<never>)
  write('novelty', text('nieuw'))
  await after(2_000)
  write('novelty', text('nieuwer'))
  leave()
  answer(undefined)
  await after(0)
  expect(saved('novelty')).toEqual(text('nieuwer'))
})

test('nothing is sent or kept once its user is gone', async () => {
  const { write, calls, refuse, leave } = await house(textPart('novelty', 'a'), textPart('omschrijving', 'b'))
  const [held, answer] = later<Response>()
  refuse.push(() => held)
  write('novelty', text('a1'))
  write('omschrijving', text('b1'))
  await after(2_000)
  act(forgetUser)
  leave()
  answer(offline())
  await after(60_000)
  expect(calls()).toHaveLength(1)
  expect(localStorage.getItem('wbso_unsaved')).toBeNull()
})

test('a refused text waits for a change, with what is wrong at its field', async () => {
  const { now, write, calls, refuse, saved } = await house(textPart('novelty', 'oud'))
  refuse.push(() => reply(400, { text: ['Ensure this field has no more than 20000 characters.'] }))
  write('novelty', text('te lang'))
  await after(60_000)
  expect(calls()).toHaveLength(1)
  expect(now().drafts.novelty).toMatchObject({
    progress: 'refused',
    content: text('te lang'),
    problems: [{ field: 'text', message: 'Gebruik hooguit 20000 tekens.' }],
  })
  write('novelty', text('kort'))
  await after(2_000)
  expect(saved('novelty')).toEqual(text('kort'))
})

test('a text that was changed while it was refused is sent again', async () => {
  const { write, refuse, saved } = await house(textPart('novelty', 'oud'))
  const [held, answer] = later<Answer<Put>>()
  refuse.push(() => held)
  write('novelty', text('te lang'))
  await after(2_000)
  write('novelty', text('kort'))
  answer(reply(400, { text: ['Ensure this field has no more than 20000 characters.'] }))
  await after(0)
  await after(2_000)
  expect(saved('novelty')).toEqual(text('kort'))
})

test.each([
  [400, { non_field_errors: ['Deze aanvraag is te groot.'] }, 'Deze aanvraag is te groot.'],
  [409, { detail: 'De aanvraag is ingediend.' }, 'De aanvraag is ingediend.'],
  [428, { detail: 'Stuur If-Match mee.' }, 'Stuur If-Match mee.'],
] as const)('a refusal (%i) of the whole is said, and the text stays in sight', async (status, body, sentence) => {
  const { now, write, calls, refuse } = await house(textPart('novelty', 'oud'))
  refuse.push(() => reply(status, body) as Answer<Put>)
  write('novelty', text('te veel'))
  await after(60_000)
  expect(calls()).toHaveLength(1)
  expect(now().drafts.novelty).toMatchObject({ progress: 'refused', message: sentence, content: text('te veel') })
})

test('a part that was changed elsewhere shows both; one may keep either', async () => {
  const { now, write, change, calls, saved } = await house(textPart('novelty', 'oud'))
  write('novelty', text('van mij'))
  change('novelty', text('van een ander'))
  await after(2_000)
  expect(now().drafts.novelty).toMatchObject({ progress: 'stale', content: text('van mij'), newest: { rev: 2 } })
  write('novelty', text('van mij en een ander'))
  await after(10_000)
  expect(calls()).toHaveLength(1)
  act(() => now().keepMine('novelty'))
  await after(2_000)
  expect(saved('novelty')).toEqual(text('van mij en een ander'))
  expect(now().drafts).toEqual({})
})

test('a save whose answer was lost is no conflict, also after typing on', async () => {
  const { now, write, change, refuse, saved, shown, calls } = await house(textPart('novelty', 'oud'))
  refuse.push((key, content) => {
    change(key, content)
    return offline()
  })
  write('novelty', text('nieuw'))
  await after(2_000)
  write('novelty', text('nieuwer'))
  await after(2_000)
  expect(now().drafts.novelty).toMatchObject({ progress: 'typed', base: 2 })
  expect(shown('novelty')).toEqual(text('nieuw'))
  await after(2_000)
  expect(calls().map(([, rev]) => rev)).toEqual(['"1"', '"1"', '"2"'])
  expect(saved('novelty')).toEqual(text('nieuwer'))
  expect(now().drafts).toEqual({})
})

test('what the server writes otherwise stays as it is typed', async () => {
  const { now, write, change, refuse, shown } = await house(textPart('novelty', 'oud'))
  refuse.push((key) => change(key, text('3011 AB')))
  write('novelty', text('3011ab '))
  await after(2_000)
  expect(now().drafts).toEqual({})
  expect(shown('novelty')).toEqual(text('3011ab '))
  refuse.push((key) => change(key, text('0612345678')))
  write('novelty', text('+31 612345678'))
  await after(2_000)
  expect(shown('novelty')).toEqual(text('0612345678'))
})

test('F1 items are sent with the ids that they have, also new ones and those that were removed and brought back', async () => {
  const { write, calls } = await house(aPart('bottlenecks', { blocks: [aBlock('k1'), aBlock('k2')] }))
  write('bottlenecks', { blocks: [aBlock('k1')] })
  await after(2_000)
  write('bottlenecks', { blocks: [aBlock('k1'), aBlock('k2'), aBlock('eigen', 'ruis')] })
  await after(2_000)
  write('bottlenecks', { blocks: [aBlock('k1'), aBlock('k2'), aBlock('eigen', 'ruis in het signaal')] })
  await after(2_000)
  const ids = calls().map(([, , content]) => 'blocks' in content && content.blocks.map(({ id }) => id))
  expect(ids).toEqual([['k1'], ['k1', 'k2', 'eigen'], ['k1', 'k2', 'eigen']])
})

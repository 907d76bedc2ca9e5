import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRowKeys } from './use-row-keys'

/** Returns what the keys become as the ids change. */
function keysAfter(...all: string[][]): string[] {
  const { result, rerender } = renderHook(({ ids }) => useRowKeys(ids), { initialProps: { ids: all[0] ?? [] } })
  for (const ids of all.slice(1)) rerender({ ids })
  return result.current
}

test.each([
  [
    'a row that is removed takes its key along',
    [
      ['a', 'b', 'c'],
      ['a', 'c'],
    ],
    ['a', 'c'],
  ],
  [
    'a row that moves keeps its key',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    ['b', 'a'],
  ],
  ['the id of the server comes in the place of a new one', [['a'], ['a', 'nieuw-1'], ['a', 'b']], ['a', 'nieuw-1']],
  ['a row that is brought back gets another id', [['a', 'b'], ['b'], ['a', 'b'], ['c', 'b']], ['a', 'b']],
  [
    'rows added and removed at once are other rows',
    [
      ['a', 'b'],
      ['b', 'c', 'd'],
    ],
    ['b', 'c', 'd'],
  ],
  ['a row in the place of two is another row', [['a', 'b'], ['c']], ['c']],
])('%s', (_, ids, want) => expect(keysAfter(...ids)).toEqual(want))

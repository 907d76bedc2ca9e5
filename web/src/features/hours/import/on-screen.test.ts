import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { onScreen } from './on-screen'

const rules = readFileSync(resolve(import.meta.dirname, '../../../../../domain/dutch.go'), 'utf8')
const flagged = [...rules.matchAll(/Code(?:File|Import|Rounding|Choices)\w+:\s+"(.* --[a-z].*)"/g)].map(
  ([, sentence = '']) => sentence,
)

test('no sentence about a row of a file speaks of flags on the screen', () => {
  expect(flagged.length).toBeGreaterThan(2)
  expect(flagged.map(onScreen).filter((words) => words.includes('--'))).toEqual([])
})

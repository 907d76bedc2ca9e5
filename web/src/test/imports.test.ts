import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { productFiles, src } from './product-files'

/** The parts that each part may import, besides itself and packages. `test` is only for tests. */
const allowed: Record<string, string[]> = {
  lib: [],
  api: ['lib'],
  ui: ['lib'],
  shared: ['lib', 'api', 'ui'],
  features: ['lib', 'api', 'ui', 'shared'],
  app: ['lib', 'api', 'ui', 'shared', 'features'],
}

/** 'features/wizard/steps.ts' → ['features', 'features/wizard']: every feature is an island. */
function partOf(file: string): { part: string; island: string } {
  const [part = '', folder = ''] = file.split('/')
  return { part, island: part === 'features' ? `${part}/${folder}` : part }
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)
  return [...found].map(([, target = '']) => relative(src, join(src, dirname(file), target)))
}

test('there are files to look at', () => expect(productFiles.length).toBeGreaterThan(30))

test('imports go one way: lib ← api ← shared ← features ← app, ui ← shared, no feature to another', () => {
  const wrong = productFiles.flatMap((file) => {
    const from = partOf(file)
    return importsOf(file)
      .filter((target) => {
        const to = partOf(target)
        return to.island !== from.island && !(allowed[from.part] ?? []).includes(to.part)
      })
      .map((target) => `${file} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

/** Returns the files that are left when those go that import none of the others, or that no other imports. */
function circlesIn(imports: Map<string, string[]>): string[] {
  const left = new Set(imports.keys())
  const goes = (file: string) =>
    !imports.get(file)?.some((target) => left.has(target)) ||
    ![...left].some((other) => imports.get(other)?.includes(file))
  let before = 0
  while (before !== left.size) {
    before = left.size
    for (const file of left) if (goes(file)) left.delete(file)
  }
  return [...left]
}

test('no files import each other in a circle, types included', () => {
  expect(circlesIn(new Map(['ab', 'bc', 'cbd', 'd'].map(([file = '', ...targets]) => [file, targets])))).toEqual([
    'b',
    'c',
  ])
  const nameOf = new Map(productFiles.map((file) => [file.replace(/\.tsx?$/, ''), file]))
  const imports = productFiles.map((file) => {
    const targets = importsOf(file).flatMap((target) => nameOf.get(target) ?? [])
    return [file, targets] as const
  })
  expect(imports.flatMap(([, targets]) => targets).length).toBeGreaterThan(productFiles.length)
  expect(circlesIn(new Map(imports))).toEqual([])
})

test('only api knows the keys of what is loaded, and changes it; what is not saved has one store', () => {
  const byHand = /queryKey:|QueryData[<(]|\.(invalidate|refetch|remove|cancel|reset)Queries\(/
  const files = productFiles.filter((file) => !file.startsWith('api/') && file !== 'shared/saving/unsaved.ts')
  expect(files.filter((file) => byHand.test(readFileSync(join(src, file), 'utf8')))).toEqual([])
})

test('lib draws nothing', () => {
  const drawing = productFiles.filter(
    (file) => file.startsWith('lib/') && /from '@(mantine|tabler)\//.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(drawing).toEqual([])
})

test('F6 nothing that the product exports is exempt from knip, which finds what nobody uses', () => {
  const settings = readFileSync(join(src, '../knip.jsonc'), 'utf8')
  const names = [...settings.matchAll(/^ {2}"(\w+)":/gm)].map(([, name]) => name)
  expect(names).toEqual(['entry', 'project', 'ignoreDependencies'])
})

test('tests take no network but that of test/server.ts, which is typed by the API document', () => {
  const byHand =
    /stubGlobal\('fetch'|spyOn\(globalThis, 'fetch'|globalThis\.fetch\b|Response\.json\(|from 'msw|vi\.resetModules/
  const tests = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(\.test\.tsx?|-for-tests\.tsx?|^test\/.*\.tsx?)$/.test(file) && !/test\/(server|imports\.test)\.ts$/.test(file),
  )
  expect(tests.filter((file) => byHand.test(readFileSync(join(src, file), 'utf8')))).toEqual([])
})

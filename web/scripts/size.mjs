// Checks the build against its budgets: how much a first visit to home loads, gzipped, in kB of 1,000 bytes, in how many
// requests, not counting the favicon, and what other pages load beyond that: what they share, and their own.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

const ENTRY = 'index.html' // contains the home page too
const SHARED = 'src/app/prefetch.ts' // begins what signed-in pages load, and needs what pages share
const APPLICATION = 'src/features/application/application-page.tsx'
const QUESTION = 'src/features/consent/question.tsx' // about cookies, which a first visit asks
const budgets = {
  home: 169,
  html: 15,
  requests: 10,
  font: 40,
  shared: 56,
  files: 8,
  'src/features/wizard/wizard-page.tsx': 26,
  [APPLICATION]: 30,
  // Which load on that page:
  'src/features/application/filing/filing.tsx': 20,
  'src/features/application/parts/costs/costs-form.tsx': 34,
  'src/features/application/history/part-history.tsx': 32,
  'src/features/hours/hours-page.tsx': 22,
  'src/features/hours/my-hours-page.tsx': 28, // has the same grid
  other: 14,
}
/** What loads after its page, when there is something for it to show. */
const lazy = {
  'src/shared/pages/pdf-js.ts': 145, // draws the pages of documents
  worker: 380, // reads them for it
}

/** Returns the script and style files that a chunk needs, including those of its static imports. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(next, seen))]
}

const at = (file) => new URL(file, dist)
const gzipped = (file) =>
  existsSync(at(`${file}.gz`)) ? statSync(at(`${file}.gz`)).size : gzipSync(readFileSync(at(file)), { level: 9 }).length
const weigh = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0) / 1000

const home = new Set(filesOf(ENTRY))
const visit = new Set([...home, ...filesOf(QUESTION)])
const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
const pages = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && !(key in lazy) && key !== SHARED)
const workers = manifest[ENTRY].assets.filter((file) => file.endsWith('.js'))
const beyond = (known, key) => new Set(filesOf(key).filter((file) => !known.has(file)))
const shared = beyond(home, SHARED)
const known = new Set([...home, ...shared])

const rows = [
  ['a first visit to home', weigh(visit), budgets.home, 'kB'],
  ['a first visit to home: the page, its files and font', 1 + visit.size + fonts.length, budgets.requests, 'requests'],
  ['the page of home itself, unfilled', weigh(['pages/home.html']), budgets.html, 'kB'],
  ['what pages share', weigh(shared), budgets.shared, 'kB'],
  ...pages.map((key) => [key, weigh(beyond(known, key)), budgets[key] ?? budgets.other, 'kB']),
  ['an application: its own files', beyond(known, APPLICATION).size, budgets.files, 'requests'],
  ...Object.keys(lazy).map((key) => {
    const files = key === 'worker' ? workers : beyond(known, key)
    return [`lazy: ${key}`, weigh(files), lazy[key], 'kB']
  }),
  ...fonts.map((file) => [file, statSync(at(file)).size / 1000, budgets.font, 'kB']),
]

let failed = false
for (const [name, size, budget, unit] of rows) {
  const over = size > budget
  failed ||= over
  console.log(
    `${over ? 'OVER' : 'ok  '} ${size.toFixed(unit === 'kB' ? 1 : 0).padStart(6)} of ${String(budget).padStart(3)} ${unit}  ${name}`,
  )
}
if (failed) {
  console.error('The build is over its budget.')
  process.exit(1)
}

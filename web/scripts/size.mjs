// Holds the build to its budgets: what a first visit to a route loads, gzipped, in kB of 1,000 bytes.
import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

const ENTRY = 'index.html'
const HOME = 'src/features/site/home-page.tsx'
const budgets = { home: 135, font: 40, 'src/features/wizard/wizard-page.tsx': 60, other: 40 }

/** The script and style files that a chunk needs, its static imports included. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(next, seen))]
}

const gzipped = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length
const weigh = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0) / 1000

const entry = new Set(filesOf(ENTRY))
const home = new Set([...entry, ...filesOf(HOME)])
const rows = [['home', weigh(home), budgets.home]]

for (const key of Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry && name !== HOME)) {
  const own = filesOf(key).filter((file) => !home.has(file))
  rows.push([key, weigh(new Set(own)), budgets[key] ?? budgets.other])
}
for (const { file } of Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'))) {
  rows.push([file, statSync(new URL(file, dist)).size / 1000, budgets.font])
}

let failed = false
for (const [name, size, budget] of rows) {
  const over = size > budget
  failed ||= over
  console.log(`${over ? 'OVER' : 'ok  '} ${size.toFixed(1).padStart(6)} of ${String(budget).padStart(3)} kB  ${name}`)
}
if (failed) {
  console.error('The build is over its budget.')
  process.exit(1)
}

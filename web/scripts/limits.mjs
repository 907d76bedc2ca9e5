// Prints the module of the limits that the API document names in x-limits.
import { readFileSync } from 'node:fs'

const document = readFileSync(new URL('../../adapters/httpapi/openapi.yaml', import.meta.url), 'utf8')
const [, block = ''] = /^x-limits:\n((?: {2}.*\n)+)/m.exec(document) ?? []
const lines = [...block.matchAll(/^ {2}(\w+): ([\d.]+)/gm)].map(
  ([, name, value]) => `export const ${name} = ${value}\n`,
)
process.stdout.write(
  `// Generated from x-limits in openapi.yaml by \`npm run gen\`. A Go test holds them against the domain.\n${lines.join('')}`,
)

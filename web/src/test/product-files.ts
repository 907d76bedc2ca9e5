import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const src = join(import.meta.dirname, '..')

/** The modules of the client, without what is only for tests. */
export const productFiles = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('test/'),
)

import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|txt|json)$/ // the server fills pages, and compresses them itself
const smallest = 512 // bytes; compressing less than this saves nothing

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

async function filesUnder(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true })
  return entries
    .filter((entry) => compressible.test(entry) && !/(^|[\\/])\./.test(entry))
    .map((entry) => join(dir, entry))
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return
  const raw = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  await Promise.all([
    brotli(raw, { params }).then((small) => writeFile(`${file}.br`, small)),
    deflate(raw, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
  await rm(file)
}

/**
 * Replaces every text file of the build by a `.br` and a `.gz`, so that the server need not compress, and its program
 * carries no third copy. It unpacks a file for those who take neither.
 */
export function precompress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await Promise.all((await filesUnder(outDir)).map(compress))
      },
    },
  }
}

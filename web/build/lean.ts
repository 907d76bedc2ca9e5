import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const router = dirname(dirname(createRequire(import.meta.url).resolve('react-router')))
const none = '\0no-transition'

/** Leaves out what packages bring and nobody uses: the router's warnings for developers, and the way Mantine's buttons fade into a loader. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'react-router') return join(router, 'production/index.mjs')
      if (id.endsWith('/Transition.mjs') && importer?.endsWith('/Button.mjs')) return none
      return null
    },
    load: (id) => (id === none ? 'export const Transition = () => null' : null),
  }
}

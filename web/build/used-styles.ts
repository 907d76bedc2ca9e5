import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'

/** A class of a component of Mantine: 'm_77c9d27d'. A component has its own literally in its code. */
const classes = /\bm_[0-9a-f]+\b/g

/** Takes out the rules whose selectors are all of components that are not used. */
function purge(root: Root, used: Set<string>): void {
  const isUsed = (selector: string) => {
    const named = selector.match(classes)
    return named === null || named.some((name) => used.has(name))
  }
  const drop = (node: Rule | AtRule) => {
    const around = node.parent
    node.remove()
    if (around?.type === 'atrule' && around.nodes?.length === 0) drop(around as AtRule)
  }
  root.walkRules((rule) => {
    if (!rule.selectors.some(isUsed)) drop(rule)
  })
}

/** Takes out of the style sheets what is for components of Mantine that no part of the client uses. */
export function usedStyles(): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
      const used = new Set(files.flatMap((file) => (file.type === 'chunk' ? (file.code.match(classes) ?? []) : [])))
      for (const file of files) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const root = postcss.parse(String(file.source), { from: file.fileName })
        purge(root, used)
        file.source = root.toString()
      }
    },
  }
}

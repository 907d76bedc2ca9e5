import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import type { Plugin, Rolldown } from 'vite'

/** A class of a component of Mantine: 'm_77c9d27d'. A component has its own literally in its code. */
const classes = /\bm_[0-9a-f]+\b/g

/** The colours of Mantine that are not in our theme. */
const otherColours = /^--mantine-color-(blue|cyan|dark|grape|indigo|lime|pink|teal|violet)-/

const classesIn = (text: string): string[] => text.match(classes) ?? []

/** The colours, spaces and sizes of Mantine that our theme replaces: the provider sets them with the first paint. */
const replaced = /^--mantine-(color-(gray|green|orange|red|yellow)-.*|spacing-.*|font-size-.*)$/

/** Reports whether a declaration says nothing that is seen. What refers to another variable stays, as does the scale of work. */
const isUnseen = ({ prop, value, parent }: Declaration): boolean =>
  otherColours.test(prop) ||
  (replaced.test(prop) && !value.startsWith('var(') && !(parent as Rule).selector.includes('data-work'))

/** Our colours are of both themes (app/theme.ts), so that Mantine's own dark scheme is never chosen. */
const ofDarkScheme = /\[data-mantine-color-scheme=["']?dark/

/** Keeps the rules with a selector that `isKept`, and the at-rules around them. */
function keep(root: Root, isKept: (rule: Rule) => boolean): string {
  const drop = (node: Rule | AtRule) => {
    const around = node.parent
    node.remove()
    if (around?.type === 'atrule' && around.nodes?.length === 0) drop(around as AtRule)
  }
  root.walkDecls((declaration) => {
    if (isUnseen(declaration)) declaration.remove()
  })
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((one) => !ofDarkScheme.test(one))
    if (selectors.length > 0) rule.selectors = selectors
    if (selectors.length === 0 || !isKept(rule)) drop(rule)
  })
  return root.toString()
}

/** Returns the files that a visit to any page loads. */
function shellOf(bundle: Rolldown.OutputBundle): Set<string> {
  const shell = new Set(
    Object.keys(bundle).filter((name) => {
      const file = bundle[name]
      return file?.type === 'chunk' && file.isEntry
    }),
  )
  for (const name of shell) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const next of file.imports) shell.add(next)
  }
  return shell
}

/**
 * Splits Mantine's style sheet by what the client uses: the components of the shell stay in its sheet, those of lazy
 * parts go to a sheet that comes with these parts, and the others go.
 */
export function usedStyles(): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre', // the names of the new sheets go into the page, the manifest and what lazy parts load first
      handler(_options, bundle) {
        const shell = shellOf(bundle)
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const usedBy = new Map(chunks.map((chunk) => [chunk, new Set(classesIn(chunk.code))]))
        const inShell = new Set<string>()
        const inParts = new Set<string>()
        for (const [{ fileName }, used] of usedBy)
          for (const name of used) (shell.has(fileName) ? inShell : inParts).add(name)

        const isOf = (some: Set<string>) => (selector: string) => classesIn(selector).some((name) => some.has(name))
        const isGlobal = (selector: string) => classesIn(selector).length === 0
        const forShell = ({ selectors }: Rule) => selectors.some((one) => isGlobal(one) || isOf(inShell)(one))
        const forParts = (rule: Rule) => !forShell(rule) && rule.selectors.some(isOf(inParts))

        const emit = (name: string, source: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }))

        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const sheet = postcss.parse(String(file.source), { from: file.fileName })
          if (!isOf(inShell)(sheet.toString())) continue
          const ofShell = emit('shell', keep(sheet.clone(), forShell))
          const ofParts = emit('components', keep(sheet.clone(), forParts))
          delete bundle[file.fileName]
          for (const [chunk, used] of usedBy) {
            const css = chunk.viteMetadata?.importedCss
            if (css?.delete(file.fileName)) css.add(ofShell)
            if ([...used].some((name) => !inShell.has(name))) css?.add(ofParts)
          }
        }
      },
    },
  }
}

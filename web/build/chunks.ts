/** What pages without a form do not need. */
const ofForms =
  /@mantine.core.*(Input|Checkbox)|features.auth|[\\/](tick|error-summary|use-problems|problem|focus-field)\.tsx?$/

/**
 * Which modules share a file: those of every page, those of several pages, and
 * those of several forms. The rest is each page's own. Few files, so that a
 * first visit asks for little.
 */
export const chunks = {
  groups: [
    { name: 'shell', tags: ['$initial' as const], priority: 2 },
    { name: 'shared', minShareCount: 2, priority: 1, test: (id: string) => !ofForms.test(id) },
    { name: 'forms', minShareCount: 2 },
  ],
}

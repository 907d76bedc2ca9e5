/** Modules that only pages with a form need. */
const ofForms =
  /@mantine.core.*(Input|Checkbox)|features.auth|[\\/](tick|error-summary|use-problems|problem|focus-field)\.tsx?$/

/**
 * Groups modules into few files, so that a first visit takes few requests: one
 * file for what every page needs, one for what several pages share, one for
 * what forms share, and one for each page.
 */
export const chunks = {
  groups: [
    { name: 'shell', tags: ['$initial' as const], priority: 2 },
    { name: 'shared', minShareCount: 2, priority: 1, test: (id: string) => !ofForms.test(id) },
    { name: 'forms', minShareCount: 2 },
  ],
}

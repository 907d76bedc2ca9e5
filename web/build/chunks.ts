/** The benefit calculator: a page of the site has it from the start, the wizard when one asks for it. */
const ofCalculator = /[\\/](benefit-(calculator|result)|use-calculator|(api|rules)[\\/]benefit)\.(tsx?|module\.css)/

/** Modules that only pages with a form need. */
const ofForms =
  /@mantine.core.*(Input|Checkbox|Radio|NativeSelect)|features.auth|[\\/](tick|choice|text-field|typed-number|error-summary|use-problems|problem|focus-field)\.tsx?$/

/**
 * Groups modules into few files, so that a first visit takes few requests: one
 * file for what every page needs, one for what several pages share, one for
 * what forms share, one for the calculator, and one for each page.
 */
export const chunks = {
  groups: [
    { name: 'shell', tags: ['$initial' as const], priority: 4 },
    {
      name: 'shared',
      minShareCount: 2,
      priority: 3,
      test: (id: string) => !ofForms.test(id) && !ofCalculator.test(id),
    },
    { name: 'forms', minShareCount: 2, priority: 2, test: (id: string) => !ofCalculator.test(id) },
    { name: 'calculator', minShareCount: 2, priority: 1 },
  ],
}

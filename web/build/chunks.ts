/** The benefit calculator: a page of the site has it from the start, the wizard when one asks for it. */
const ofCalculator =
  /[\\/](benefit-(calculator|result|sum)|worth-amounts|use-calculator|(api|rules)[\\/](benefit|deduction))\.(tsx?|module\.css)/

/** Modules that only pages with a form need. */
const ofForms = /@mantine.core.*(Input|Checkbox|NativeSelect)|[\\/](tick|text-field|typed-number)\.tsx?$/

/** Modules that only some of those need: long texts, choices, passwords. */
const ofLongForms = /@mantine.core.*(Textarea|Radio)|features.auth|[\\/](choice|password-field)\.tsx?$/

/** The window of a company. */
const ofCompany = /[\\/](company-(dialog|fields)|use-company)\.tsx?$/

/** The questions of an application, which are answered on a few pages. */
const ofQuestions =
  /components[\\/](question-(field|fold|queue|work)|passed-question|use-question-queue|lost-answers)\.|api[\\/]use-answering\.ts/

/** The calls about an application and the addresses of its parts, also of pages that ask none of its questions. */
const ofApplication =
  /api[\\/](application|layout|use-keep-application)\.ts|[\\/](per-client|use-screen|screen-search)\.ts/

/** The sentences of an application in their boxes. */
const ofLayout = /shared[\\/]layout[\\/]/

/** What nearly every page is made of, and little else. */
const ofPages =
  /components[\\/](page|page-heading|frame|actions|aside-card|notice|message-page|timed-redirect|waiting|download-button|dialog|error-summary|problem-line|use-problems)\.|@tabler|[\\/](api[\\/]downloads|rules[\\/](refusal|sentences|few-hours)|problem|question-words|focus-field|save-file|use-extra|use-media-query|use-reduced-motion|use-debounced-value)\.m?[jt]s/

/** The verdict of the wizard, of which home shows a sample. */
const ofVerdicts = /[\\/](verdict(-card|-lines|-words)?|criteria-list|suggestions|use-typewriter)\.(tsx?|module\.css)/

/** What only the portal and the project area have in common. */
const ofAreas =
  /(side-(links|layout)|drawer|components[\\/](figures|part|approval-chip|use-passing)|api[\\/](projects|employees|hours|reports)|project-types|rules[\\/](hours|usage))\.|features[\\/](portal|project|hours|reports)[\\/]/

/** What only public pages and the calculator have in common. */
const ofSite = /features[\\/]site/

/**
 * Groups modules into few files, so that a first visit takes few requests: one file
 * for what every visit needs, one each for what pages, verdicts, forms, companies, areas, public pages and calculators
 * share, one for what is shared otherwise, and one for each page. A group takes along
 * what its modules import, unless a group before it has that.
 */
export const chunks = {
  groups: [
    { name: 'shell', tags: ['$initial' as const], priority: 7 },
    { name: 'page', minShareCount: 2, priority: 6, test: ofPages },
    { name: 'verdict', minShareCount: 2, priority: 6, test: ofVerdicts },
    { name: 'forms', minShareCount: 2, priority: 5, test: ofForms },
    { name: 'application', minShareCount: 2, priority: 5, test: ofApplication },
    { name: 'long-forms', minShareCount: 2, priority: 4, test: ofLongForms },
    { name: 'company', minShareCount: 2, priority: 4, test: ofCompany },
    { name: 'layout', minShareCount: 2, priority: 4, test: ofLayout },
    { name: 'questions', minShareCount: 2, priority: 4, test: ofQuestions },
    {
      name: 'shared',
      minShareCount: 2,
      priority: 3,
      test: (id: string) => [ofCalculator, ofSite, ofAreas].every((part) => !part.test(id)),
    },
    { name: 'site', minShareCount: 2, priority: 2, test: ofSite },
    { name: 'area', minShareCount: 2, priority: 2, test: ofAreas },
    { name: 'calculator', minShareCount: 2, priority: 1 },
  ],
}

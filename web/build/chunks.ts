/**
 * Groups modules into files: one for what every visit needs, one for what many pages share, and one for each page. What
 * only a few share goes to the bundler's own choice.
 */
export const chunks = {
  groups: [
    { name: 'shell', tags: ['$initial' as const], priority: 2 },
    { name: 'shared', minShareCount: 8, priority: 1 },
  ],
}

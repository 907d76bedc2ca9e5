/** Groups modules into files: one for what every visit needs, one for what pages share, and one or a few for each page. */
export const chunks = {
  groups: [
    { name: 'shell', tags: ['$initial' as const], priority: 2 },
    { name: 'shared', minShareCount: 3, priority: 1 }, // with more, an application took 40 files, with 2 the first screen doubled
  ],
}

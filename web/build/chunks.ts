/** Groups modules into files: one for what every visit needs, one for what pages share, and one or a few for each page. */
export const chunks = {
  groups: [
    { name: 'shell', tags: ['$initial' as const], priority: 2 },
    { name: 'shared', minShareCount: 3, priority: 1 }, // with 8, an application took 40 files; with 2, signing in loaded 77 kB instead of 54
  ],
}

/** The names of fields when two versions of a part are compared, by their names in the API. */
export const fieldWords: Record<string, string> = {
  text: 'Tekst',
  rows: 'Stappen',
  side: 'Hoort bij',
  problem: 'Knelpunt',
  solution: 'Oplossingsrichting',
}

/** What an item of a list is called. */
export const itemWords: Record<string, string> = {
  blocks: 'Knelpunt',
}

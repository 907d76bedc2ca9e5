/** What the sentences of a refused row name by its flag of the command line, and how this screen calls it. */
const choices = [
  ['laat nieuwe medewerkers aanmaken met --create-employees', 'kies hierboven Ontbrekende medewerkers aanmaken'],
  ['Geef de volgorde op met --date-format dmy, mdy of ymd', 'Kies hierboven de volgorde in datums'],
  ['Kies wat bij dit project hoort met --only of --all', 'Kies hieronder wat bij dit project hoort'],
  ['Laat de uren afronden met --round 0.5', 'Kies hierboven Afronden op halve uren'],
] as const

/** Says a sentence that server and command line share in the words of the screen. */
export const onScreen = (sentence: string): string =>
  choices.reduce((words, [flag, choice]) => words.replace(flag, choice), sentence)

import type { Question } from '../../../api/application'

const answerWords: Partial<Record<Question['input'], string>> = {
  yes_no: 'Antwoord met ja of nee.',
  lines: 'Zet elk onderdeel van je antwoord op een eigen regel.',
  month: 'Antwoord met een maand en een jaar.',
  number: 'Antwoord met een getal.',
  amount: 'Antwoord met een bedrag.',
}

/** Returns what is written below a question: how to answer it, and an example. */
export function helpOf({ input, options = [], hint }: Question): string[] {
  const choice = options.length > 0 ? `Kies uit: ${options.map(({ label }) => label).join(' / ')}` : ''
  const how = choice || (answerWords[input] ?? '')
  return [how, hint === '' ? '' : `Voorbeeld: ${hint}`].filter((line) => line !== '')
}

/** The first sentence of the mail. */
export const opening = 'RVO vraagt dit nog voor onze WBSO-aanvraag.'

/** Returns the questions as numbered plain text, for a mail. */
export function questionsText(questions: Question[]): string {
  const blocks = questions.map((question, at) => [`${at + 1}. ${question.text}`, ...helpOf(question)].join('\n'))
  const intro = `${opening} Zet je antwoord onder elke vraag en laat de nummers staan.`
  return [intro, ...blocks].join('\n\n')
}

/** The longest mail that every mail program takes from a link, encoded. */
const mailMax = 1_800

/** Returns a link that opens a mail. A text that is too long for it is to be pasted. */
export function mailLink(subject: string, text: string): { href: string; whole: boolean } {
  const href = (body: string) => `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  const full = href(text.replaceAll('\n', '\r\n'))
  if (full.length <= mailMax) return { href: full, whole: true }
  return { href: href('Plak hier de gekopieerde vragen.'), whole: false }
}

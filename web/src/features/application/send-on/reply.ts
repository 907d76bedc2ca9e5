import type { Question } from '../../../api/application'
import { helpOf, opening } from './questions-text'

/** What came back, per question. */
export interface Reply {
  answers: { question: Question; text: string }[]
  /** The words that belong to no open question, signature and quoted mail among them. */
  rest: string
}

interface Piece {
  number: number
  lines: string[]
}

/** '3. nee', '3) nee', 'Vraag 3: nee' and '3 - nee', but not 03-2027. */
const numbered = /^\s*(?:vraag\s*)?(\d{1,3})\s*(?:[.):](?!\d)|-(?=\s|$))\s*(.*)$/i

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Matches a sentence however a mail program has broken its lines. */
const sentence = (text: string): RegExp =>
  new RegExp(
    text
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
    'gi',
  )

/**
 * The lines with which an answer ends: a greeting, the mark of a signature, the line of a phone,
 * the header of a mail that is quoted, or the first sentence of our own.
 */
const ends = [
  /^((met|with) )?(de )?(vriendelijke|hartelijke|beste|veel|kind|best|warm)? ?(groet|groeten|groetjes|regards)( van .{1,40}|,.{0,40})?[.!]?$/i,
  /^(m\.?v\.?g\.?|gr\.?|sincerely|cheers)(,.{0,40})?$/i,
  /^(--|_{5,}|-{3,}.*-{3,})$/,
  /^(verstuurd|verzonden|sent) (vanaf|vanuit|via|met|from|with) /i,
  /^(van|from): .*[@<]|^(verzonden|sent): .*\d/i,
  /^(op|on) .*\d{4}.*\d:\d\d|^(op|on) .*\d.*(schreef|wrote)\b/i,
  new RegExp(`^${opening.replaceAll('.', '\\.')}`, 'i'),
]

const recognised = 30 // characters of a question that prove that a number is its number

/**
 * Splits a text at the numbers of questions. A list in an answer has numbers that do not go up.
 * What follows an ended answer belongs to none, until a question is quoted.
 */
function pieces(text: string, asked: (Question | undefined)[]): { before: string[]; all: Piece[] } {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^(\s*>)+ ?/, ''))
  const before: string[] = []
  const all: Piece[] = []
  let ended = false
  for (const [at, line] of lines.entries()) {
    const [, digits, rest = ''] = numbered.exec(line) ?? []
    const number = Number(digits)
    const last = all.at(-1)
    const question = asked[number - 1]?.text ?? ''
    const after = squeezed([rest, ...lines.slice(at + 1, at + 4)].join(' '))
    const sure = question !== '' && after.startsWith(squeezed(question).slice(0, recognised))
    const goesUp = !ended && number > (last?.number ?? 0)
    ended ||= last !== undefined && ends.some((end) => end.test(squeezed(line)))
    if (digits !== undefined && number >= 1 && number <= asked.length && (sure || goesUp)) {
      all.push({ number, lines: [rest] })
      ended = false
    } else if (last === undefined || ended) before.push(line)
    else last.lines.push(line)
  }
  return { before, all }
}

/** Returns the value of the option that an answer names, or the answer itself. */
function chosen({ options = [], input }: Question, text: string): string {
  if (input === 'yes_no') return /^ja\b/i.test(text) ? 'ja' : /^nee\b/i.test(text) ? 'nee' : text
  const said = squeezed(text)
  return options.find(({ value, label }) => [squeezed(value), squeezed(label)].includes(said))?.value ?? text
}

/** Takes a question, and what was written below it, out of an answer that quotes them. */
function answerTo(question: Question, text: string): string {
  const own = [question.text, ...helpOf(question)].reduce((left, line) => left.replace(sentence(line), ''), text)
  return chosen(question, own.replace(/\n{3,}/g, '\n\n').trim())
}

/**
 * Splits an answer to numbered questions. A long thread of mails quotes a question again and again:
 * what was written below each is one answer, so that there are never more answers than questions.
 * `asked` are the questions by their numbers; one that is not open is undefined.
 */
export function splitReply(text: string, asked: (Question | undefined)[]): Reply {
  const { before, all } = pieces(text, asked)
  const answers = new Map<Question, Set<string>>()
  const rest = [before.join('\n').trim()]
  for (const { number, lines } of all) {
    const question = asked[number - 1]
    const said = lines.join('\n').trim()
    if (question === undefined) rest.push(`${number}. ${said}`)
    else {
      const texts = answers.get(question) ?? new Set()
      answers.set(question, texts.add(answerTo(question, said)))
    }
  }
  const found = [...answers].map(([question, texts]) => ({ question, text: [...texts].filter(Boolean).join('\n') }))
  return { answers: found.filter(({ text }) => text !== ''), rest: rest.filter((one) => one !== '').join('\n\n') }
}

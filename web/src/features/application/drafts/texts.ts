import type { Application, PartContent } from '../../../api/application'
import type { Draft, DraftOrder } from '../../../api/drafts'

/** The steps of the planning as one types them, each on a line: the server proposes them so. */
const stepLines = (rows: { activity: string; done: string }[]): string =>
  rows
    .filter(({ activity, done }) => activity.trim() !== '' || done !== '')
    .map(({ activity, done }) => (done === '' ? activity : `${activity}, gereed ${done}`))
    .join('\n')

/** Returns the texts that a proposal is about, as they are in a content, by their fields. */
function fieldsOf({ block }: Draft, content: PartContent): Record<string, unknown> {
  if ('blocks' in content) return { ...content.blocks.find(({ id }) => id === block) }
  if ('rows' in content) return { rows: stepLines(content.rows.filter((row) => 'activity' in row)) }
  return { ...content }
}

/** Returns the user's own texts and the proposed ones, by their fields. */
export function sidesOf(draft: Draft, content: PartContent): [Record<string, string>, Record<string, string>] {
  const own = fieldsOf(draft, content)
  return [
    Object.fromEntries(draft.texts.map(({ field }) => [field, String(own[field] ?? '')])),
    Object.fromEntries(draft.texts.map(({ field, text }) => [field, text])),
  ]
}

/** Returns a content in which what a proposal is about is as it was in another one. The rest of it stays. */
export function withOwn({ block, texts }: Draft, content: PartContent, before: PartContent): PartContent {
  const own = (from: object) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => texts.some(({ field }) => field === name)))
  if (!('blocks' in content && 'blocks' in before)) return { ...content, ...own(before) }
  const was = before.blocks.find(({ id }) => id === block)
  return { ...content, blocks: content.blocks.map((one) => (one.id === block ? { ...one, ...own(was ?? {}) } : one)) }
}

/** Whether the text was changed since the proposal was made for it. */
export function isOutdated(draft: Draft, content: PartContent): boolean {
  const own = fieldsOf(draft, content)
  return draft.texts.some(({ field, was }) => String(own[field] ?? '') !== was)
}

/** How many places a proposal leaves open. */
export const gapsIn = ({ texts }: Draft): number =>
  texts.reduce((sum, { text }) => sum + text.split('[vul in: ').length - 1, 0)

/** 'Voorstel voor knelpunt 2' */
export function titleOf({ block }: Draft, content: PartContent): string {
  const at = 'blocks' in content ? content.blocks.findIndex(({ id }) => id === block) : -1
  return at < 0 ? 'Voorstel' : `Voorstel voor knelpunt ${at + 1}`
}

/** Returns the proposals for a part, those for bottlenecks in the order of these. */
export function draftsFor(drafts: Draft[], { key, content }: Application['parts'][number]): Draft[] {
  const blocks = content !== null && 'blocks' in content ? content.blocks.map(({ id }) => id) : []
  return drafts.filter(({ part }) => part === key).sort((a, b) => blocks.indexOf(a.block) - blocks.indexOf(b.block))
}

/** Returns what may be asked for a part. */
export const ordersFor = (orders: DraftOrder[], { key }: Application['parts'][number]): DraftOrder[] =>
  orders.filter(({ id }) => id === key || (key === 'bottlenecks' && id.startsWith(`${key}.`)))

/** 'Nieuw voorstel voor knelpunt 2' */
export function orderName(draft: string, content: PartContent): string {
  const at = 'blocks' in content ? content.blocks.findIndex(({ id }) => draft.endsWith(`.${id}`)) : -1
  return at < 0 ? 'Nieuw voorstel' : `Nieuw voorstel voor knelpunt ${at + 1}`
}

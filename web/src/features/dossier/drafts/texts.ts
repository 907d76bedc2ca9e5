import type { Application, PartContent } from '../../../api/application'
import type { Draft } from '../../../api/drafts'

/** Returns the texts that a proposal is about, as they are in a content, by their fields. */
function fieldsOf({ block }: Draft, content: PartContent): Record<string, unknown> {
  if ('blocks' in content) return { ...content.blocks.find(({ id }) => id === block) }
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

/** Returns a content with texts in the place of those that a proposal is about. The rest of it stays. */
export function withTexts({ block }: Draft, content: PartContent, texts: Record<string, string>): PartContent {
  if (!('blocks' in content)) return { ...content, ...texts }
  return { ...content, blocks: content.blocks.map((one) => (one.id === block ? { ...one, ...texts } : one)) }
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

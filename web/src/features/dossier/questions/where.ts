import { type Application, partOf, type Question } from '../../../api/application'

/** Returns what a question is about: 'Technische knelpunten, knelpunt 2'. */
export function whereOf(application: Application, { part, block }: Question): string {
  const found = partOf(application, part)
  const label = found?.label ?? ''
  const content = found?.content
  if (block === '' || content === null || content === undefined) return label
  if ('blocks' in content) {
    const at = content.blocks.findIndex(({ id }) => id === block)
    return at < 0 ? label : `${label}, knelpunt ${at + 1}`
  }
  const rows = 'rows' in content ? content.rows : 'items' in content ? content.items : []
  const at = (rows as { id?: string }[]).findIndex(({ id }) => id === block)
  return at < 0 ? label : `${label}, regel ${at + 1}`
}

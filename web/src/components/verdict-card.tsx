import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { memo } from 'react'
import { type Colour, type Criterion, colourOf, type Verdict } from '../lib/rules/verdict'
import { CriteriaList } from './criteria-list'
import { Typewriter } from './typewriter'
import styles from './verdict-card.module.css'
import { verdictWords } from './verdict-words'

const icons: Record<Colour, typeof IconCircleCheck> = {
  green: IconCircleCheck,
  amber: IconAlertTriangle,
  red: IconCircleX,
}

/**
 * Drops hints that the suggestions give already. A text that is not eligible
 * first needs another story, so it gets suggestions only.
 */
function withoutRepeats(criteria: Criterion[], suggestions: string, colour: Colour): Criterion[] {
  const said = suggestions.toLowerCase()
  const repeats = ({ name, hint }: Criterion) =>
    colour === 'red' || said.includes(`${name.toLowerCase()}:`) || said.includes(hint.toLowerCase())
  return criteria.map((criterion) => (repeats(criterion) ? { ...criterion, hint: '' } : criterion))
}

interface Props {
  verdict: Verdict
  /** Whether the text has changed since. */
  stale?: boolean
  /** Whether the suggestions are typed out. */
  animate?: boolean
}

/** A verdict: its colour, icon and word, the suggestions and the criteria. Suggestions are text, never markup. */
export const VerdictCard = memo(function VerdictCard({ verdict, stale = false, animate = false }: Props) {
  const colour = colourOf(verdict)
  const Icon = icons[colour]
  const { suggestions, criteria = [] } = verdict
  return (
    <div className={styles.card} data-colour={colour} data-stale={stale || undefined}>
      <div className={styles.head}>
        <Icon className={styles.icon} size={24} stroke={2} aria-hidden="true" />
        <strong>{verdictWords[colour]}</strong>
        {stale && <span className={styles.stale}>Gewijzigd: beoordeel opnieuw</span>}
      </div>
      <div className={styles.body}>
        {suggestions.trim() !== '' && <Typewriter text={suggestions} animate={animate} />}
        {criteria.length > 0 && <CriteriaList criteria={withoutRepeats(criteria, suggestions, colour)} />}
      </div>
      <p className={styles.note}>Eerste controle, geen beslissing van RVO</p>
    </div>
  )
})

import { Badge, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { memo, useCallback, useMemo, useRef } from 'react'
import { type Colour, colourOf, type Verdict } from '../../lib/rules/verdict'
import { Icon } from '../../ui/icon'
import { CriteriaList } from './criteria-list'
import { Suggestions } from './suggestions'
import { useTypewriter } from './use-typewriter'
import styles from './verdict-card.module.css'
import { canBeStronger, stronger, verdictLines } from './verdict-lines'
import { verdictWords } from './verdict-words'

const icons: Record<Colour, typeof IconCircleCheck> = {
  green: IconCircleCheck,
  amber: IconAlertTriangle,
  red: IconCircleX,
}

interface Props {
  verdict: Verdict
  /** What has changed since, or empty. */
  stale?: string
  /** Whether what it says is typed out. */
  animate?: boolean
}

/** A verdict: its colour, icon and word, what to add, and how many criteria are met. */
export const VerdictCard = memo(function VerdictCard({ verdict, stale = '', animate = false }: Props) {
  const colour = colourOf(verdict)
  const icon = icons[colour]
  const { typed, done, skip } = useTypewriter(
    useMemo(() => verdictLines(verdict), [verdict]),
    animate,
  )
  const suggestions = useRef<HTMLDivElement>(null)

  /** The button goes when all is typed. If it had the focus, the focus stays in the card. */
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) suggestions.current?.focus({ preventScroll: true })
    },
    [],
  )

  return (
    <div className={styles.card} data-colour={colour} data-stale={stale !== '' || undefined}>
      <div className={styles.head}>
        <Icon of={icon} size="lg" />
        <strong>{verdictWords[colour]}</strong>
        {stale !== '' && (
          <Badge className={styles.stale} variant="outline" color="gray">
            {stale}: beoordeel opnieuw
          </Badge>
        )}
        {!done && (
          <Button ref={keepFocus} variant="default" size="compact-xs" ml="auto" onClick={skip}>
            Toon alles
          </Button>
        )}
      </div>
      <div className={styles.body}>
        {canBeStronger(verdict) && (
          <Text variant="quiet" mb="-xs" fw={600}>
            {stronger}
          </Text>
        )}
        <Suggestions ref={suggestions} lines={typed} typing={!done} onPress={skip} />
        {verdict.criteria !== undefined && verdict.criteria.length > 0 && <CriteriaList criteria={verdict.criteria} />}
      </div>
      <Text className={styles.note} variant="quiet" size="xs" maw="none" px="md" py="xs">
        Eerste controle, geen beslissing van RVO
      </Text>
    </div>
  )
})

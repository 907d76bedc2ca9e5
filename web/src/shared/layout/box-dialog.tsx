import { Kbd, UnstyledButton } from '@mantine/core'
import type { Clause, Layout, LayoutBox } from '../../api/layout'
import { Dialog } from '../../ui/dialog'
import { digitsOf, groupsOf, isOfBottleneck, nameOf, waiting } from './boxes'
import styles from './layout.module.css'

interface Props {
  clause: Clause
  layout: Layout
  onChoose: (box: string | null) => void
  onClose: () => void
}

/** Asks into which box a sentence goes. A digit chooses at once. */
export function BoxDialog({ clause, layout: { boxes, clauses }, onChoose, onClose }: Props) {
  const digits = digitsOf(boxes, clauses, clause)
  const keyOf = (box: string | null) => [...digits].find(([, to]) => to === box)?.[0]
  const groups = groupsOf(boxes)
  const others = groups.filter((group) => !isOfBottleneck(group)).flatMap((group) => group.boxes)

  return (
    <Dialog title="Waar hoort deze zin?" wide onClose={onClose}>
      {(close) => {
        function choose(box: string | null) {
          close()
          onChoose(box)
        }
        const option = (box: string | null, label: string) => (
          <UnstyledButton
            key={box}
            className={styles.option}
            aria-current={clause.box === box || undefined}
            data-autofocus={clause.box === box || undefined}
            onClick={() => choose(box)}
          >
            <span className={styles.label}>{label}</span>{' '}
            {clause.box === box && <span className={styles.about}>staat hier</span>}
            {clause.box !== box && [clause.proposed, clause.suggested].includes(box ?? undefined) && (
              <span className={styles.about}>voorstel</span>
            )}{' '}
            {keyOf(box) !== undefined && <Kbd>{keyOf(box)}</Kbd>}
          </UnstyledButton>
        )
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: digits choose wherever the focus is in the window
          <div
            className={styles.options}
            onKeyDown={({ key }) => {
              const to = digits.get(key)
              if (to !== undefined) choose(to)
            }}
          >
            <p className={styles.quoted}>“{clause.text}”</p>
            {groups.filter(isOfBottleneck).map(({ name, boxes: slots }) => (
              <fieldset key={name} className={styles.choices}>
                <legend>{name}</legend>
                {slots.map(({ box, label }: LayoutBox) => option(box, label))}
              </fieldset>
            ))}
            <fieldset className={styles.choices}>
              <legend>Ergens anders</legend>
              {others.map(({ box }) => option(box, nameOf(boxes, box)))}
              {option(null, waiting)}
            </fieldset>
          </div>
        )
      }}
    </Dialog>
  )
}

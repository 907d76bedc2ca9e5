import { Box, Kbd, Stack, Text, UnstyledButton } from '@mantine/core'
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
            {clause.box === box && (
              <Text variant="quiet" span size="xs">
                staat hier
              </Text>
            )}
            {clause.box !== box && [clause.proposed, clause.suggested].includes(box ?? undefined) && (
              <Text variant="quiet" span size="xs">
                voorstel
              </Text>
            )}{' '}
            {keyOf(box) !== undefined && <Kbd data-keys>{keyOf(box)}</Kbd>}
          </UnstyledButton>
        )
        return (
          // Digits choose wherever the focus is in the window
          <Stack
            onKeyDown={({ key }) => {
              const to = digits.get(key)
              if (to !== undefined) choose(to)
            }}
          >
            <Text variant="lead">“{clause.text}”</Text>
            {groups.filter(isOfBottleneck).map(({ name, boxes: slots }) => (
              <fieldset key={name} className={styles.choices}>
                <Box component="legend" p={0} mb="2xs" fw={600}>
                  {name}
                </Box>
                {slots.map(({ box, label }: LayoutBox) => option(box, label))}
              </fieldset>
            ))}
            <fieldset className={styles.choices}>
              <Box component="legend" p={0} mb="2xs" fw={600}>
                Ergens anders
              </Box>
              {others.map(({ box }) => option(box, nameOf(boxes, box)))}
              {option(null, waiting)}
            </fieldset>
          </Stack>
        )
      }}
    </Dialog>
  )
}

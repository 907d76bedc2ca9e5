import { Flex } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconHelpCircle, IconLock } from '@tabler/icons-react'
import type { Application, Part } from '../../api/application'
import { Icon } from '../../ui/icon'
import { asksForPlace, layoutWords, stateWords } from './part-words'

const icons = {
  complete: IconCircleCheck,
  questions: IconHelpCircle,
  too_long: IconAlertTriangle,
  locked: IconLock,
  empty: IconCircleDashed,
}

function State({ state, words }: { state: Part['state']; words: string }) {
  const icon = icons[state]
  const colour = state === 'complete' ? 'green.7' : state === 'too_long' ? 'yellow.8' : 'dimmed'
  return (
    <Flex component="span" display="inline-flex" gap={6} align="center" c={colour} fz="xs">
      <Icon of={icon} size="sm" />
      {words}
    </Flex>
  )
}

/** The state of the layout, like that of a part. */
export const LayoutState = ({ questions }: Pick<Application, 'questions'>) => (
  <State state={questions.some(asksForPlace) ? 'questions' : 'complete'} words={layoutWords(questions)} />
)

/** The state of a part: an icon and words. */
export const PartState = ({ part }: { part: Pick<Part, 'key' | 'state' | 'questions'> }) => (
  <State state={part.state} words={stateWords(part)} />
)

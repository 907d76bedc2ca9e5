import { Button, Group, Text } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import type { Question } from '../../../api/application'
import type { Answering } from '../../../shared/questions/use-answering'
import { Icon } from '../../../ui/icon'
import type { PartFormProps } from '../part-form'

/** Says below a field that RVO asks for it, as long as it is not filled in. */
function Asked({ question, answering }: { question: Question | undefined; answering: Answering }) {
  if (question === undefined) return null
  const problem = answering.problemOf(question)
  return (
    <Group gap={6} mih={28} c="ink.7" fz="xs" fw={600}>
      <Icon of={IconHelpCircle} size="sm" />
      <span>RVO vraagt dit</span>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={`Niet van toepassing: ${question.text}`}
        onClick={() => void answering.dismiss(question)}
      >
        Niet van toepassing
      </Button>
      {problem !== undefined && (
        <Text span inherit c="error">
          {problem}
        </Text>
      )}
    </Group>
  )
}

type Form = Pick<PartFormProps<'project'>, 'part' | 'application' | 'answering'>

/** Returns what says of a field of a form, or of one of its rows, that RVO asks for it. */
export const askedIn =
  ({ part, application, answering }: Form) =>
  (need: string, block = '') => (
    <Asked
      question={application.questions.find((one) => one.part === part.key && one.block === block && one.need === need)}
      answering={answering}
    />
  )

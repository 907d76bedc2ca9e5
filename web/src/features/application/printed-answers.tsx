import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { knownApplication, type Part, type PrintedAnswer, partOf } from '../../api/application'
import { draftsIn } from '../../shared/saving/unsaved-parts'
import type { Drafting } from '../../shared/saving/use-drafts'
import { CopyButton } from '../../ui/copy-button'
import { Length } from './length'

interface Props {
  id: string
  part: Part
  drafting: Drafting
  /** Whether the texts themselves are left out, because the form above has them. */
  brief: boolean
  /** What it is called for screen readers, where there are several. */
  name?: string
}

const title = 'Voor het formulier van RVO'

/** The boxes of RVO's form that this part fills, each with a button that copies it. */
export function PrintedAnswers({ id, part, drafting, brief, name = title }: Props) {
  const queries = useQueryClient()
  if (part.printed.length === 0) return null

  /** Returns the newest text of a box. What is typed is saved first, so that it is in there. */
  async function newest(key: string): Promise<string> {
    await drafting.save()
    if (draftsIn(queries, id).now().drafts[part.key] !== undefined) throw new Error('not saved')
    const application = knownApplication(queries, id)
    const printed = application && partOf(application, part.key)?.printed.find((one) => one.key === key)
    if (printed === undefined) throw new Error('not printed')
    return printed.text
  }

  return (
    <Stack component="section" gap="sm" aria-label={name}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {part.printed.map((printed) => (
        <Printed
          key={printed.key}
          printed={printed}
          text={drafting.drafts[part.key] === undefined ? printed.text : () => newest(printed.key)}
          brief={brief}
        />
      ))}
    </Stack>
  )
}

interface BoxProps {
  printed: PrintedAnswer
  text: string | (() => Promise<string>)
  brief: boolean
}

/** A fact that RVO asks has a line, a text has a box. */
function Printed(props: BoxProps) {
  return props.printed.ask === '' && props.printed.limit === null ? <Fact {...props} /> : <Answer {...props} />
}

const NotAnswered = () => (
  <Text variant="quiet" span size="xs">
    Nog niet ingevuld
  </Text>
)

function Fact({ printed: { heading, text: saved, mark }, text }: BoxProps) {
  return (
    <Group gap="xs" pb="xs" mod={{ ruled: 'below' }}>
      <Text variant="quiet" span flex="1 1 10rem" size="xs">
        {heading}
      </Text>
      <Text span flex="2 1 12rem" mod="typed">
        {saved === '' ? <NotAnswered /> : saved}
        {mark !== '' && ` (${mark})`}
      </Text>
      {saved !== '' && <CopyButton of={heading} text={text} />}
    </Group>
  )
}

function Answer({ printed: { heading, ask, text: saved, length, limit }, text, brief }: BoxProps) {
  return (
    <Paper component="article" px="lg" py="md">
      <Stack gap="xs">
        <Group align="start" justify="space-between" gap="xs">
          <div>
            <Text component="h4" size="sm" fw={600}>
              {heading}
            </Text>
            {(saved !== '' || limit !== null) && <Length length={length} limit={limit} />}
          </div>
          {saved !== '' && <CopyButton of={heading} text={text} />}
        </Group>
        {ask !== '' && (
          <Text variant="quiet" size="xs">
            {ask}
          </Text>
        )}
        {!brief && saved !== '' && <Text mod="typed">{saved}</Text>}
        {!brief && saved === '' && <NotAnswered />}
      </Stack>
    </Paper>
  )
}

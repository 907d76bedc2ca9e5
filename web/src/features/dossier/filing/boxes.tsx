import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Application } from '../../../api/application'
import { requestPaths } from '../../../lib/paths'
import { screenSearch } from '../../../lib/screen-search'
import { CopyButton } from '../../../ui/copy-button'
import { PlainList } from '../../../ui/plain-list'
import { Tick } from '../../../ui/tick'
import { fieldsOf } from './rvo-fields'

interface Props {
  application: Application
  /** Which of its parts; all without it. */
  only?: (key: string) => boolean
  /** Tells the boxes of several projects apart. */
  of?: string
  isDone: (step: string) => boolean
  onTick: (step: string, done: boolean) => void
}

/** All boxes in the order of RVO's form: each with a button that copies it and a tick mark, or still empty. */
export function Boxes({ application, only = () => true, of = '', isDone, onTick }: Props) {
  const { questions } = application
  const printed = application.parts
    .filter((part) => !part.hidden && part.printed.length > 0 && only(part.key))
    .map((part) => ({ ...part, printed: fieldsOf(part, application) }))
  const full = printed.flatMap((part) => part.printed).filter(({ text }) => text !== '')
  const left = full.filter(({ key }) => !isDone(`vak ${of}${key}`))
  const next = left[0]
  return (
    <>
      <Text size="sm" c="gray.7">
        {full.length - left.length} van {full.length} overgenomen.{' '}
        {next !== undefined && left.length < full.length && (
          <Anchor href={`#vak-${of}${next.key}`}>Verder bij {next.heading}</Anchor>
        )}
      </Text>
      {printed.map(({ key, label, printed: boxes }) => (
        <div key={key}>
          <Text component="h3" size="sm" fw={650}>
            {label}
          </Text>
          <PlainList gap={0}>
            {boxes.map(({ key: box, heading, text, length, limit }) =>
              text === '' ? (
                <Group
                  key={box}
                  component="li"
                  py="xs"
                  align="start"
                  justify="space-between"
                  wrap="nowrap"
                  style={{ borderBottom: 'var(--wbso-hairline)' }}
                >
                  <Group gap="xs" ml={32}>
                    {heading}
                    <Link
                      to={{ ...(of !== '' && { pathname: requestPaths.application(of) }), search: screenSearch(key) }}
                    >
                      nog leeg
                    </Link>
                  </Group>
                </Group>
              ) : (
                <Group
                  key={box}
                  component="li"
                  id={`vak-${of}${box}`}
                  py="xs"
                  align="start"
                  justify="space-between"
                  wrap="nowrap"
                  style={{ borderBottom: 'var(--wbso-hairline)' }}
                >
                  <Tick
                    name={`vak-${of}${box}`}
                    label={heading}
                    description={short(text)}
                    checked={isDone(`vak ${of}${box}`)}
                    onTick={(done) => onTick(`vak ${of}${box}`, done)}
                    problem={
                      limit !== null && length > limit
                        ? 'Te lang voor RVO'
                        : questions.some(({ part, id }) => part === key && (id === box || textParts.includes(key)))
                          ? 'Nog niet compleet: er staan vragen over open'
                          : undefined
                    }
                  />
                  <CopyButton of={heading} text={text} />
                </Group>
              ),
            )}
          </PlainList>
        </div>
      ))}
    </>
  )
}

/** The parts of which each question is about their text as a whole. */
const textParts: string[] = ['omschrijving', 'update', 'bottlenecks', 'tools', 'novelty', 'software.novelty', 'remarks']

const shown = 70 // characters

/** Returns the first words of a text. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= shown ? line : `${line.slice(0, line.lastIndexOf(' ', shown))} …`
}

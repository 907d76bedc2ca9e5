import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Application } from '../../../api/application'
import { requestPaths } from '../../../lib/paths'
import { screenSearch } from '../../../lib/screen-search'
import { CopyButton } from '../../../ui/copy-button'
import { PlainList } from '../../../ui/plain-list'
import { Tick } from '../../../ui/tick'

interface Props {
  application: Application
  /** Which of its parts; all without it. */
  only?: (key: string) => boolean
  /** Tells the boxes of several projects apart. */
  of?: string
  isDone: (step: string) => boolean
  onTick: (step: string, done: boolean) => void
}

/** All fields in the order of RVO's form: each with a button that copies it and a tick mark, or still empty. */
export function Boxes({ application, only = () => true, of = '', isDone, onTick }: Props) {
  const parts = application.parts.filter((part) => !part.hidden && part.fields.length > 0 && only(part.key))
  const full = parts.flatMap(({ fields }) => fields).filter(({ text }) => text !== '')
  const left = full.filter(({ key }) => !isDone(`vak ${of}${key}`))
  const next = left[0]
  return (
    <>
      <Text variant="quiet">
        {full.length - left.length} van {full.length} overgenomen.{' '}
        {next !== undefined && left.length < full.length && (
          <Anchor href={`#vak-${of}${next.key}`}>Verder bij {next.heading}</Anchor>
        )}
      </Text>
      {parts.map(({ key, label, fields }) => (
        <div key={key}>
          <Text variant="heading" component="h3" size="sm">
            {label}
          </Text>
          <PlainList gap={0}>
            {fields.map(({ key: box, heading, text, too_long: tooLong, mark }) =>
              text === '' ? (
                <Group
                  key={box}
                  component="li"
                  py="xs"
                  align="start"
                  justify="space-between"
                  wrap="nowrap"
                  mod={{ ruled: 'below' }}
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
                  mod={{ ruled: 'below' }}
                >
                  <Tick
                    name={`vak-${of}${box}`}
                    label={heading}
                    description={short(text)}
                    checked={isDone(`vak ${of}${box}`)}
                    onTick={(done) => onTick(`vak ${of}${box}`, done)}
                    problem={tooLong ? 'Te lang voor RVO' : marked(mark)}
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

/** Returns what is to be done about a field. */
const marked = (mark: string): string | undefined =>
  mark === '' ? undefined : `${mark.charAt(0).toUpperCase()}${mark.slice(1)}: er staan vragen over open`

const shown = 70 // characters

/** Returns the first words of a text. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= shown ? line : `${line.slice(0, line.lastIndexOf(' ', shown))} …`
}

import { Group, Loader, Text } from '@mantine/core'
import { PlainList } from '../../ui/plain-list'
import { StepMark, type StepState } from '../../ui/step-mark'

const stages = [
  { name: 'Aanvraag ontvangen', text: 'Je teksten en gegevens zijn opgeslagen.' },
  { name: 'Document maken', text: 'We schrijven je aanvraag uit in de vorm die RVO vraagt.' },
  { name: 'Bekijken en betalen', text: 'Je bekijkt eerst een gratis preview en beslist dan pas.' },
  {
    name: 'Afmaken en indienen',
    text: 'Je beantwoordt wat RVO nog vraagt, downloadt de PDF en dient zelf in bij RVO.',
  },
]

const making = 1 // the stage in which the user waits

type Word = 'klaar' | 'bezig' | 'nu' | 'hierna'

const states: Record<Word, StepState> = { klaar: 'done', bezig: 'now', nu: 'now', hierna: 'later' }

function words(stage: number, current: number): Word {
  if (stage < current) return 'klaar'
  if (stage > current) return 'hierna'
  return stage === making ? 'bezig' : 'nu'
}

/** What is done, what happens now and what comes next. There is no percentage, because nobody knows it. */
export function Stages({ current }: { current: number }) {
  return (
    <PlainList ordered>
      {stages.map(({ name, text }, index) => {
        const word = words(index, current)
        return (
          <Group
            key={name}
            component="li"
            align="flex-start"
            gap="sm"
            wrap="nowrap"
            aria-current={index === current ? 'step' : undefined}
          >
            <StepMark state={states[word]} filled={word === 'klaar'}>
              {word === 'bezig' ? <Loader /> : index + 1}
            </StepMark>
            <div>
              <Text fw={600} c={word === 'hierna' ? 'dimmed' : undefined}>
                {name}{' '}
                <Text variant="quiet" span>
                  ({word})
                </Text>
              </Text>
              <Text variant="quiet">{text}</Text>
            </div>
          </Group>
        )
      })}
    </PlainList>
  )
}

import { NativeSelect } from '@mantine/core'
import type { Application } from '../../api/application'
import { layoutWords, stateWords } from './part-words'
import { stepsBefore, stepsOf } from './screens'

interface Props {
  application: Application
  screen: string
  onOpen: (screen: string) => void
}

/** The list of parts on small screens. */
export function PartSelect({ application, screen, onOpen }: Props) {
  const { parts, questions, filed } = application
  return (
    <NativeSelect
      flex="1 1 16rem"
      label="Onderdeel"
      value={screen}
      onChange={(event) => onOpen(event.currentTarget.value)}
    >
      {stepsBefore(application).map(({ key, label }) => (
        <option key={key} value={key}>
          {label} ({layoutWords(questions)})
        </option>
      ))}
      {parts
        .filter(({ hidden }) => !hidden)
        .map((part) => (
          <option key={part.key} value={part.key}>
            {part.label} {filed === null && `(${stateWords(part)})`}
          </option>
        ))}
      {stepsOf(application).map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}

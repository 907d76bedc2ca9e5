import { Textarea } from '@mantine/core'
import { countCharacters } from '../../../lib/count-characters'
import { problemAt } from '../../../lib/problem'
import { Length } from '../length'
import type { PartFormProps } from '../part-form'
import { AddedWords } from '../questions/added-words'

/** A part that is one text. */
export function AnswerForm({ part, value, onChange, problems, disabled, added }: PartFormProps<'omschrijving'>) {
  return (
    <div>
      <Textarea
        label={part.printed[0]?.heading ?? part.label}
        description={part.printed[0]?.ask}
        autosize
        minRows={6}
        readOnly={disabled}
        value={value.text}
        error={problemAt(problems, 'text')}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <Length length={countCharacters(value.text)} limit={part.limit} />
      <AddedWords answered={added} field="text" text={value.text} />
    </div>
  )
}

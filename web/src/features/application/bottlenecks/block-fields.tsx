import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Answered, Bottleneck, Focus, Part, Question } from '../../../api/application'
import { type Problem, problemAt } from '../../../lib/problem'
import type { Answering } from '../../../shared/questions/use-answering'
import { Choice } from '../../../ui/choice'
import { Row } from '../../../ui/row'
import { AddedWords } from '../questions/added-words'
import { PartQuestions } from '../questions/part-questions'
import { textFields } from './blocks'
import { Found } from './found'

interface Props {
  block: Bottleneck
  at: number
  /** What it may belong to. */
  sides: Focus[]
  disabled: boolean
  problems: Problem[]
  questions: Question[]
  answering: Answering
  added: Answered | null
  /** What it says already of what is asked about it. */
  found: Part['found']
  onChange: (block: Bottleneck) => void
  /** The buttons that move and remove it. */
  children: ReactNode
}

const sideWords: Record<Focus, string> = {
  product: 'Het product',
  proces: 'Het proces',
  programmatuur: 'De programmatuur',
}

/** One bottleneck: what does not work, why and what is not known, and what is to solve it. */
export function BlockFields(props: Props) {
  const { block, at, sides, disabled, problems, questions, answering, added, found, onChange, children } = props
  return (
    <Row title={`Knelpunt ${at + 1}`} at={at} tools={children}>
      <PartQuestions questions={questions} answering={answering} />
      {sides.length > 1 && (
        <Choice
          name={`blocks.${at}.side`}
          label="Hoort bij"
          options={sides.map((side) => ({ value: side, label: sideWords[side] }))}
          value={block.side}
          onChoose={(side) => onChange({ ...block, side })}
          problem={problemAt(problems, `blocks.${at}.side`)}
        />
      )}
      {textFields.map((field) => (
        <div key={field.name}>
          <Textarea
            id={`blocks.${at}.${field.name}`}
            label={field.label}
            description={field.ask}
            autosize
            minRows={1}
            readOnly={disabled}
            value={block[field.name]}
            error={problemAt(problems, `blocks.${at}.${field.name}`)}
            onChange={(event) => onChange({ ...block, [field.name]: event.currentTarget.value })}
          />
          <AddedWords answered={added} block={block.id ?? ''} field={field.name} text={block[field.name]} />
          {field.name === 'problem' && <Found found={found} block={block} />}
        </div>
      ))}
    </Row>
  )
}

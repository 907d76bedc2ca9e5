import type { PartKey } from '../../api/application'
import { BottlenecksForm } from './bottlenecks/bottlenecks-form'
import { LeftOutForm } from './left-out/left-out-form'
import type { PartForms, Step } from './part-form'
import { AnswerForm } from './texts/answer-form'

/** The forms of the parts. A part without one shows what is printed of it. */
export const forms: PartForms = {
  omschrijving: AnswerForm,
  update: AnswerForm,
  bottlenecks: BottlenecksForm,
  tools: AnswerForm,
  novelty: AnswerForm,
  'software.novelty': AnswerForm,
  left_out: LeftOutForm,
}

/** The parts whose forms ask the questions of a block beside that block. */
export const asksBesideBlocks: PartKey[] = ['bottlenecks', 'left_out']

/** The screens below the parts. */
export const steps: Step[] = []

import type { ComponentType } from 'react'
import type { Answered, Application, Part, PartContents, PartKey } from '../../api/application'
import type { Problem } from '../../lib/problem'
import type { Answering } from '../../shared/questions/use-answering'

/** What a form gets. It only shows and changes its value: the frame saves. */
export interface FormProps<Content> {
  /** The id in the address. */
  id: string
  part: Part
  application: Application
  value: Content
  onChange: (value: Content) => void
  /** What the server has against the value. Fields are paths: 'rows.0.done'. */
  problems: Problem[]
  /** Whether the value can only be read. */
  disabled: boolean
  /** The answers to questions, for a form that asks them beside its fields. */
  answering: Answering
  /** The words that the last answer added to this part. */
  added: Answered | null
}

/** What the form of a part gets. */
export type PartFormProps<K extends PartKey> = FormProps<PartContents[K]>

/** The form of a part. New items of a list bring an id, which the server keeps. */
type PartForm<K extends PartKey> = ComponentType<PartFormProps<K>>

export type PartForms = { [K in PartKey]?: PartForm<K> }

/** What a step of an application gets beside its parts. */
export interface StepProps {
  id: string
  application: Application
  answering: Answering
  /** Opens another screen. */
  onOpen: (screen: string) => void
}

/** A screen above or below the parts: the layout, the steps of filing. */
export interface Step {
  key: string
  label: string
  screen: ComponentType<StepProps>
}

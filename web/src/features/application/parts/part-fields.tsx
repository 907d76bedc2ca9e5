import type { ComponentProps, ReactNode } from 'react'
import { hoursMax } from '../../../lib/limits'
import { problemAt } from '../../../lib/problem'
import type { Day } from '../../../lib/rules/dates'
import { Choice } from '../../../ui/choice'
import { TextField } from '../../../ui/text-field'
import type { PartFormProps } from '../part-form'
import { askedIn } from './asked'
import { readDay, readWhole, showDay, showWhole, showWholeOrNothing } from './read'
import { Select } from './select'
import { TypedField } from './typed-field'
import { YesNo } from './yes-no'

/** The names of the members whose values are of just this type, so that any value of it may be written. */
type Named<Content, Type> = {
  [N in keyof Content]: [Content[N], Type] extends [Type, Content[N]] ? N : never
}[keyof Content] &
  string

/** The names of the members that are texts, perhaps only some. */
type Chosen<Content> = { [N in keyof Content]: Content[N] extends string ? N : never }[keyof Content] & string

interface Said {
  label: string
  description?: string
  /** What RVO calls it in its questions, if not as the field is called. */
  need?: string
}

type Props = Pick<PartFormProps<'project'>, 'part' | 'application' | 'answering' | 'problems'>
type TextSaid = Said & Pick<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'maxWidth'>

const count = { inputMode: 'numeric', maxWidth: '8rem' } as const

/**
 * Returns what draws the fields of a form by their names, each with what the server has
 * against it, and below it whether RVO asks for it. `path` leads to the value in its part.
 */
export function partFields<Content extends object>(
  props: Props,
  value: Content,
  onChange: (value: Content) => void,
  path = '',
) {
  const asked = askedIn(props)
  const field = (name: string) => ({ name: path + name, problem: problemAt(props.problems, path + name) })
  const bound = <Type,>(name: Named<Content, Type>) => ({ ...field(name), value: value[name] as Type })
  const write =
    <Type,>(name: Named<Content, Type>) =>
    (to: Type) =>
      onChange({ ...value, [name]: to })
  const drawn = (input: ReactNode, need: string) => (
    <div>
      {input}
      {asked(need)}
    </div>
  )
  const typed = <Type,>(name: Named<Content, Type>) => ({ ...bound(name), onRead: write(name) })
  return {
    asked,
    text: (name: Named<Content, string>, { need = name, ...said }: TextSaid) =>
      drawn(<TextField {...bound(name)} {...said} onWrite={write(name)} />, need),
    day: (name: Named<Content, Day>, { need = name, ...said }: Said) =>
      drawn(<TypedField {...typed<Day>(name)} {...said} maxWidth="12rem" show={showDay} read={readDay} />, need),
    /** A number of people or hours, or null. */
    whole: (name: Named<Content, number | null>, { need = name, ...said }: Said) => {
      const reads = { show: showWhole, read: readWhole(0, hoursMax, null) }
      return drawn(<TypedField {...typed<number | null>(name)} {...said} {...count} {...reads} />, need)
    },
    /** The same, where 0 means that nothing is filled in. */
    wholeOrNothing: (name: Named<Content, number>, { need = name, ...said }: Said) => {
      const reads = { show: showWholeOrNothing, read: readWhole(0, hoursMax, 0) }
      return drawn(<TypedField {...typed<number>(name)} {...said} {...count} {...reads} />, need)
    },
    choice: <N extends Chosen<Content>>(
      name: N,
      { need = name, ...said }: Said & { options: { value: Content[N] & string; label: string }[] },
    ) =>
      drawn(
        <Choice
          {...field(name)}
          {...said}
          value={value[name] as Content[N] & string}
          onChoose={(chosen) => onChange({ ...value, [name]: chosen })}
        />,
        need,
      ),
    select: (
      name: Named<Content, string>,
      { need = name, ...said }: Said & Pick<ComponentProps<typeof Select>, 'options'>,
    ) => drawn(<Select {...bound(name)} {...said} onChoose={write(name)} />, need),
    yesNo: (name: Named<Content, boolean | null>, { need = name, ...said }: Said) =>
      drawn(<YesNo {...bound(name)} {...said} onChoose={write(name)} />, need),
  }
}

import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../lib/focus-field'
import { type Problem, problemAt } from '../lib/problem'
import { isSame } from '../lib/same'
import { useMutationOnce } from './use-once'

export interface FormOptions<Values, Result> {
  /** What the fields begin with. Their wire names are the keys. */
  initial: Values
  /** What was typed before and is not sent yet. */
  begun?: Partial<Values>
  /** What keeps the form from being sent, in the order of the form. */
  check: (values: Values) => Problem[]
  /** Whether the screen asks something first. This press then sends nothing; the next one may. */
  asks?: (values: Values) => boolean
  send: (values: Values) => Promise<Result>
  /** What the screen shows when the server refuses. */
  refusal: (error: unknown) => Problem[]
  onSent?: (result: Result, values: Values) => void
  /** Told of each change, where what is typed outlives the form. */
  onSet?: (change: Partial<Values>) => void
  /** Comes before the ids of the fields, where the page behind has fields of the same names. */
  prefix?: string
}

/** The names of the fields of which the value has a type. */
type NamesOf<Values, Type> = { [Name in keyof Values]: Values[Name] extends Type ? Name : never }[keyof Values] & string

export type Form<Values extends object, Result> = ReturnType<typeof useForm<Values, Result>>

/**
 * A form: what is typed, what is wrong with it, and sending it. It is sent once for any number of presses. After
 * each attempt that fails, its summary has the focus, or else the first field with a problem. Screen readers say
 * a problem once: when its field gets the focus, or at once when the focus is in the field already.
 */
export function useForm<Values extends object, Result>(options: FormOptions<Values, Result>) {
  const { initial, begun, check, asks, send, refusal, onSent, onSet, prefix = '' } = options
  const [values, setValues] = useState<Values>({ ...initial, ...begun })
  const [saved, setSaved] = useState(initial)
  const [problems, show] = useState<Problem[]>([])
  const summary = useRef<HTMLDivElement>(null)
  const [aloud, setAloud] = useState<string | null>(null) // the field whose problem the focus does not say
  const { mutate, data, error, isPending, isSuccess, reset } = useMutationOnce({
    mutationFn: send,
    gcTime: 0, // a password that was sent stays nowhere
    onSuccess: (result, sentValues: Values) => {
      flushSync(() => setSaved(sentValues)) // before a screen that goes elsewhere asks whether it may
      return onSent?.(result, sentValues)
    },
    onError: (failed) => show(refusal(failed)),
  })

  useLayoutEffect(() => {
    const first = problems.find(({ field }) => field !== null)?.field ?? null
    const summed = summary.current !== null
    summary.current?.focus()
    setAloud(!summed && first !== null && !focusField(prefix + first) ? first : null)
  }, [problems, prefix])

  function set(change: Partial<Values>) {
    setValues((before) => ({ ...before, ...change }))
    onSet?.(change)
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isPending) return
    const found = check(values)
    show(found)
    if (found.length > 0 || asks?.(values)) return reset()
    mutate(values)
  }

  const errorProps = (name: string) => (name === aloud ? { errorProps: { role: 'alert' } } : {})

  const common = (name: keyof Values & string) => ({ id: prefix + name, name })

  return {
    values,
    set,
    submit,
    problems,
    summary,
    /** Whether something was changed and not sent. */
    unsaved: !isSame(values, saved),
    /** The problem with the form as a whole, for a form without a summary. */
    whole: problems.find(({ field }) => field === null)?.message,
    /** Whether the problems are the server's. */
    refused: error !== null,
    sending: isPending,
    /** Whether the last attempt succeeded, and its result. */
    sent: isSuccess,
    result: data,
    /** Begins anew, with other values. */
    restart: (fresh: Values = initial) => {
      setValues(fresh)
      setSaved(fresh)
      show([])
      reset()
    },
    /** The props of a field of text. */
    field: (name: NamesOf<Values, string>) => ({
      ...common(name),
      value: values[name] as string,
      error: problemAt(problems, name),
      ...errorProps(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set({ [name]: event.currentTarget.value } as Partial<Values>),
    }),
    /** The props of a `TextField`. */
    line: (name: NamesOf<Values, string>) => ({
      name: prefix + name,
      value: values[name] as string,
      problem: problemAt(problems, name),
      ...errorProps(name),
      onWrite: (text: string) => set({ [name]: text } as Partial<Values>),
    }),
    /** The props of a checkbox. */
    tick: (name: NamesOf<Values, boolean>) => ({
      ...common(name),
      checked: values[name] as boolean,
      onTick: (checked: boolean) => set({ [name]: checked } as Partial<Values>),
      problem: problemAt(problems, name),
    }),
    /** The props of the button that sends it. */
    button: { type: 'submit' as const, 'aria-disabled': isPending || undefined, 'aria-busy': isPending || undefined },
  }
}

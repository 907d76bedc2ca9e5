import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../lib/focus-field'
import { type Problem, problemAt } from '../lib/problem'
import { isSame } from '../lib/same'
import { firstPress, useOnce } from './use-once'

/** The names of the fields of which the value has a type. */
type NamesOf<Values, Type> = { [Name in keyof Values]: Values[Name] extends Type ? Name : never }[keyof Values] & string

export interface FormOptions<Values, Result> {
  /** What the fields begin with. Their wire names are the keys. */
  initial: Values
  /** What was typed before and is not sent yet. */
  begun?: Partial<Values>
  /** The fields of passwords, which are emptied once they are sent. What was sent stays nowhere. */
  secrets?: NamesOf<Values, string>[]
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

export type Form<Values extends object, Result> = ReturnType<typeof useForm<Values, Result>>

/**
 * A form: what is typed, what is wrong with it, and sending it. It is sent once for any number of presses. After
 * each attempt that fails, its summary has the focus, or else the first field with a problem. Screen readers say
 * a problem once: when its field gets the focus, or at once when the focus is in the field already. A problem goes
 * when its field is changed.
 */
export function useForm<Values extends object, Result>(options: FormOptions<Values, Result>) {
  const { initial, begun, secrets = [], check, asks, send, refusal, onSent, onSet, prefix = '' } = options
  const [values, setValues] = useState<Values>({ ...initial, ...begun })
  const [saved, setSaved] = useState(initial)
  const [problems, show] = useState<Problem[]>([])
  const summary = useRef<HTMLDivElement>(null)
  const [aloud, setAloud] = useState<string | null>(null) // the field whose problem the focus does not say
  const [outcome, setOutcome] = useState<{ result: Result } | 'refused' | null>(null)
  const sending = useOnce<Result, Values>({
    mutationFn: send,
    gcTime: 0,
    onSuccess(result, sentValues) {
      const emptied = Object.fromEntries(secrets.map((name) => [name, initial[name]]))
      // Before a screen that goes elsewhere asks whether it may.
      flushSync(() => {
        setValues((now) => ({ ...now, ...emptied }))
        setSaved({ ...sentValues, ...emptied })
        setOutcome({ result })
      })
      return onSent?.(result, sentValues)
    },
    onError(failed) {
      setOutcome('refused')
      tell(refusal(failed))
    },
    onSettled: forget, // or the mutation would keep what was sent
  })

  function forget(): void {
    sending.reset()
  }

  function tell(found: Problem[]) {
    flushSync(() => show(found))
    const first = found.find(({ field }) => field !== null)?.field ?? null
    summary.current?.focus()
    setAloud(summary.current === null && first !== null && !focusField(prefix + first) ? first : null)
  }

  function set(change: Partial<Values>) {
    setValues((before) => ({ ...before, ...change }))
    show((before) => before.filter(({ field }) => field === null || !(field in change)))
    onSet?.(change)
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.isPending) return
    const found = check(values)
    setOutcome(null)
    tell(found)
    if (found.length === 0 && !asks?.(values)) void sending.mutate(values)
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
    refused: outcome === 'refused',
    sending: sending.isPending,
    /** Whether the last attempt succeeded, and its result. */
    sent: outcome !== null && outcome !== 'refused',
    result: outcome === null || outcome === 'refused' ? undefined : outcome.result,
    /** Begins anew, with other values. */
    restart: (fresh: Values = initial) => {
      setValues(fresh)
      setSaved(fresh)
      show([])
      setOutcome(null)
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
    button: {
      type: 'submit' as const,
      'aria-disabled': sending.isPending || undefined,
      'aria-busy': sending.isPending || undefined,
      onClick: firstPress(),
    },
  }
}

import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { keepInput } from '../lib/keep-input'
import closed from './closed-button.module.css'
import { Dialog } from './dialog'
import { LeaveGuard } from './leave-guard'
import { Notice } from './notice'
import { type Form, type FormOptions, useForm } from './use-form'

interface FormProps<Values extends object, Result> {
  form: FormOptions<Values, Result>
  /**
   * Names what is typed, which Escape then keeps until it is saved or given up, and which is not lost unasked. A
   * form with secrets is never kept.
   */
  keep?: string
  /** Whether it may be sent. The button looks closed until then, and says on press what is missing. */
  ready?: (values: Values) => boolean
  /** The label of the button that sends it. */
  action?: string
  /** The label of a second button, which sends it and begins with the next one. */
  more?: string
  /** Whether sending it cannot be undone. */
  danger?: boolean
  /** The fields. */
  children: (form: Form<Values, Result>) => ReactNode
  onClose: () => void
}

/** The form of a dialog that closes when it is sent. */
export function DialogForm<Values extends object, Result>(props: FormProps<Values, Result>) {
  const { form: options, keep, ready, action = 'Opslaan', more, danger = false, children, onClose } = props
  const element = useRef<HTMLFormElement>(null)
  const next = useRef(false) // whether the press that sends it was on the second button
  const input = keep === undefined || options.secrets !== undefined ? null : keepInput<Values>(keep)
  const [before] = useState(() => input?.read() ?? {})
  const form = useForm<Values, Result>({
    ...options,
    begun: before,
    onSet: (change) => input?.add(change),
    onSent: async (result, values) => {
      input?.drop()
      await options.onSent?.(result, values)
      if (!next.current) return onClose()
      form.restart()
      element.current?.querySelector('input')?.focus()
    },
  })
  const atField = form.problems.some(({ field }) => field !== null) // which has the focus and is read out
  const isClosed = form.sending || ready?.(form.values) === false

  function cancel() {
    input?.drop()
    onClose()
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    next.current = event.nativeEvent.submitter?.dataset.next !== undefined
    form.submit(event)
  }

  return (
    <form ref={element} noValidate onSubmit={send}>
      <Stack mt="md">
        {input !== null && Object.keys(before).length > 0 && (
          <Text variant="quiet">Wat je eerder typte, staat er nog.</Text>
        )}
        {children(form)}
        {form.whole && (
          <Notice tone="error" quiet={atField}>
            {form.whole}
          </Notice>
        )}
        <Group gap="sm">
          <Button
            className={closed.closed}
            {...form.button}
            {...(danger && { color: 'red' })}
            aria-disabled={isClosed || undefined}
          >
            {action}
          </Button>
          {more !== undefined && (
            <Button
              className={closed.closed}
              {...form.button}
              variant="default"
              aria-disabled={isClosed || undefined}
              data-next
            >
              {more}
            </Button>
          )}
          <Button variant="default" onClick={cancel}>
            Annuleren
          </Button>
        </Group>
      </Stack>
      <LeaveGuard unsaved={keep !== undefined && form.unsaved} />
    </form>
  )
}

interface Props<Values extends object, Result> extends FormProps<Values, Result> {
  title: string
  /** Whether it has many fields, which need more room. */
  wide?: boolean
}

/** A dialog with a form. */
export function FormDialog<Values extends object, Result>({ title, wide, onClose, ...form }: Props<Values, Result>) {
  return (
    <Dialog title={title} {...(wide && { wide })} onClose={onClose}>
      {(close) => <DialogForm {...form} onClose={close} />}
    </Dialog>
  )
}

import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { type ContactMessage, sendMessage } from '../../api/contact'
import { ApiError } from '../../lib/api-error'
import { dutch } from '../../lib/messages'
import { fieldProblems, type Problem, problemsOf } from '../../lib/problem'
import { track } from '../../lib/tracking'
import { OperatorMail } from '../../shared/site/site-text'
import closed from '../../ui/closed-button.module.css'
import { Done } from '../../ui/done'
import { FormCard } from '../../ui/form-card'
import { TextField } from '../../ui/text-field'
import { useForm } from '../../ui/use-form'
import { useHydrated } from '../../ui/use-hydrated'

/** The answers of the form. */
type Typed = Record<keyof ContactMessage, string>

const empty: Typed = { name: '', email: '', phone: '', message: '' }

/** Returns what stands in the fields of a form. */
function textsIn(form: HTMLFormElement): Partial<Typed> {
  const entries = Array.from(new FormData(form)).filter(([, text]) => text !== '')
  return Object.fromEntries(entries)
}

const fields = Object.keys(empty)

const sorry = 'Er is een fout opgetreden. Probeer het later opnieuw.'

/** Says what is wrong with an address of mail, or null. Only the server knows for sure. */
const checkEmail = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'Ongeldig email adres'

/** Returns what is wrong before anything is sent. */
const mistakes = ({ name, email, message }: Typed): Problem[] =>
  problemsOf({
    name: name.trim() === '' ? 'Naam is verplicht' : null,
    email: email.trim() === '' ? 'Email is verplicht' : checkEmail(email),
    message: message.trim() === '' ? 'Bericht is verplicht' : null,
  })

/** Returns what to show when the server refuses. It says itself why when the fault is the sender's. */
function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, fields)
  if (problems.length > 0) return problems
  const speaking = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.detail !== null
  return [{ field: null, message: speaking ? dutch(error.detail ?? '') : sorry }]
}

/** What is sent: without white space around it, and without an empty phone number. */
function messageOf(typed: Typed): ContactMessage {
  const phone = typed.phone.trim()
  const message = { name: typed.name.trim(), email: typed.email.trim(), message: typed.message.trim() }
  return phone === '' ? message : { ...message, phone }
}

/** The message that is being written, which stays until it has arrived. */
export const useMessage = () =>
  useForm({
    initial: empty,
    check: mistakes,
    send: (typed) => sendMessage(messageOf(typed)),
    refusal,
    onSent: () => track('contact_form_submitted'),
  })

/** Says that the message has arrived. */
const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <Done
    drawing="letter"
    title="Bedankt! Je bericht is verzonden. We nemen zo snel mogelijk contact met je op."
    next={
      <Button variant="default" onClick={onAgain}>
        Nog een bericht sturen
      </Button>
    }
  >
    <Text>Het antwoord komt op {email}.</Text>
  </Done>
)

/**
 * The form for a message. It comes with the page: what somebody typed before the
 * script was there is kept, and nothing can be sent until then.
 */
export function MessagePanel(message: ReturnType<typeof useMessage>) {
  const { field, line, set, problems, button, sent, restart, values } = message
  const form = useRef<HTMLFormElement>(null)
  const ready = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useLayoutEffect(() => {
    if (form.current !== null) set(textsIn(form.current))
  }, [])

  if (sent) return <Sent email={values.email.trim()} onAgain={() => restart()} />

  const title = problems.some(({ field }) => field !== null) ? 'Controleer de gemarkeerde velden' : undefined
  return (
    <FormCard form={message} ref={form} title={title}>
      <TextInput {...field('name')} label="Naam" autoComplete="name" maw="26rem" />
      <TextField
        {...line('email')}
        label="E-mailadres"
        description="Hierop krijg je antwoord."
        inputMode="email"
        autoComplete="email"
        check={checkEmail}
        maxWidth="26rem"
      />
      <TextInput
        {...field('phone')}
        label="Telefoonnummer"
        description="Niet verplicht. Handig als je liever gebeld wordt."
        inputMode="tel"
        autoComplete="tel"
        maw="26rem"
      />
      <Textarea
        {...field('message')}
        label="Bericht"
        description="Gaat het over een aanvraag, zet dan het projectnummer erbij."
        autosize
        minRows={5}
        maxRows={16}
      />
      <Button className={closed.closed} {...button} type={ready ? 'submit' : 'button'} size="md" mr="auto">
        Verstuur
      </Button>
      <noscript>
        Zonder JavaScript kun je dit formulier niet versturen. Mail ons op <OperatorMail />.
      </noscript>
    </FormCard>
  )
}

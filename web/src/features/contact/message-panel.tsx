import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { sendMessage } from '../../api/contact'
import { track } from '../../lib/tracking'
import { OperatorMail } from '../../shared/site/site-text'
import closed from '../../ui/closed-button.module.css'
import { Done } from '../../ui/done'
import { FormCard } from '../../ui/form-card'
import { TextField } from '../../ui/text-field'
import { useForm } from '../../ui/use-form'
import { useHydrated } from '../../ui/use-hydrated'
import { checkEmail, empty, messageOf, mistakes, refusal, textsIn } from './message-form'

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

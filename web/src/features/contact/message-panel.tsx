import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { problemAt } from '../../lib/problem'
import { OperatorMail } from '../../shared/site/site-text'
import { ErrorSummary } from '../../ui/error-summary'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import { useHydrated } from '../../ui/use-hydrated'
import styles from './contact.module.css'
import { checkEmail, textsIn } from './message-form'
import type { Message } from './use-message'

/** Says that the message has arrived, and takes the focus of the form that is gone. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.sent} ref={box} tabIndex={-1}>
      <Notice tone="good">Bedankt! Je bericht is verzonden. We nemen zo snel mogelijk contact met je op.</Notice>
      <Button className={styles.submit} variant="default" onClick={onAgain}>
        Nog een bericht sturen
      </Button>
    </div>
  )
}

/**
 * The form for a message. It comes with the page: what somebody typed before the
 * script was there is kept, and nothing can be sent until then.
 */
export function MessagePanel({ typed, write, send, problems, summary, sending, sent, again }: Message) {
  const form = useRef<HTMLFormElement>(null)
  const ready = useHydrated()
  useLayoutEffect(() => {
    if (form.current !== null) write(textsIn(form.current))
  }, [write])

  if (sent) return <Sent onAgain={again} />

  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  const title = problems.some(({ field }) => field !== null) ? 'Controleer de gemarkeerde velden' : undefined
  return (
    <form className={styles.form} ref={form} noValidate onSubmit={submit}>
      {problems.length > 0 && (
        <ErrorSummary ref={summary} problems={problems} {...(title !== undefined && { title })} />
      )}
      <TextField
        name="name"
        label="Naam"
        autoComplete="name"
        value={typed.name}
        onWrite={(name) => write({ name })}
        problem={problemAt(problems, 'name')}
        maxWidth="26rem"
      />
      <TextField
        name="email"
        label="E-mailadres"
        description="Hierop krijg je antwoord."
        inputMode="email"
        autoComplete="email"
        value={typed.email}
        onWrite={(email) => write({ email })}
        check={checkEmail}
        problem={problemAt(problems, 'email')}
        maxWidth="26rem"
      />
      <TextField
        name="phone"
        label="Telefoonnummer"
        description="Niet verplicht. Handig als je liever gebeld wordt."
        inputMode="tel"
        autoComplete="tel"
        value={typed.phone}
        onWrite={(phone) => write({ phone })}
        problem={problemAt(problems, 'phone')}
        maxWidth="16rem"
      />
      <Textarea
        id="message"
        name="message"
        label="Bericht"
        description="Gaat het over een aanvraag, zet dan het projectnummer erbij."
        autosize
        minRows={5}
        maxRows={16}
        value={typed.message}
        error={problemAt(problems, 'message')}
        onChange={(event) => write({ message: event.currentTarget.value })}
      />
      <Button
        className={styles.submit}
        type={ready ? 'submit' : 'button'}
        size="md"
        aria-disabled={sending || undefined}
        aria-busy={sending || undefined}
      >
        Verstuur
      </Button>
      <noscript>
        Zonder JavaScript kun je dit formulier niet versturen. Mail ons op <OperatorMail />.
      </noscript>
    </form>
  )
}

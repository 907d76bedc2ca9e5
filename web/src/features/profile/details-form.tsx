import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { UserProfile } from '../../api/account'
import { paths } from '../../lib/paths'
import { problemAt } from '../../lib/problem'
import { ErrorSummary } from '../../ui/error-summary'
import { Notice } from '../../ui/notice'
import { Tick } from '../../ui/tick'
import styles from './details-form.module.css'
import { Shortened } from './shortened'
import { type Detail, privacyField, type TypedDetails, useDetails } from './use-details'

interface Props {
  email: string
  profile: UserProfile
  typed: TypedDetails
}

/** The names and phone of the user. One fills them in once; after that they are locked. */
export function DetailsForm({ email, profile, typed }: Props) {
  const [agreed, setAgreed] = useState(false)
  const { isLocked, textOf, write, send, saving, saved, problems, summary } = useDetails(profile, typed)

  /** The props that the three fields have in common. */
  const field = (name: Detail) => ({
    id: name,
    name,
    value: textOf(name),
    disabled: isLocked(name),
    error: problemAt(problems, name),
    onChange: (event: FormEvent<HTMLInputElement>) => write(name, event.currentTarget.value),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    send(agreed)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
      <div className={styles.fields}>
        <TextInput {...field('first_name')} label="Voornaam" autoComplete="given-name" />
        <TextInput {...field('last_name')} label="Achternaam" autoComplete="family-name" />
        <TextInput id="email" name="email" label="E-mailadres" type="email" value={email} readOnly />
        <TextInput {...field('phone')} label="Telefoonnummer" type="tel" autoComplete="tel" />
      </div>
      <p className={styles.note}>
        Wat is opgeslagen, staat vast. Klopt dit niet? <Link to={paths.contact}>Neem contact op</Link>: een typefout
        verbeteren wij voor je.
      </p>
      <Tick
        name={privacyField}
        checked={agreed}
        onTick={setAgreed}
        problem={problemAt(problems, privacyField)}
        label={
          <>
            Ik ga akkoord met de{' '}
            <Link to={paths.privacy} target="_blank">
              privacyverklaring
            </Link>
          </>
        }
        description="De privacyverklaring opent in een nieuw tabblad."
      />
      <div className={styles.actions}>
        <Button
          className={styles.submit}
          type="submit"
          aria-disabled={!agreed || saving || undefined}
          aria-busy={saving || undefined}
        >
          <Shortened short="Update" rest="mijn profiel" />
        </Button>
        <Button component={Link} to={paths.changePassword} variant="default">
          <Shortened short="Wijzig" rest="wachtwoord" />
        </Button>
      </div>
      {saved && <Notice tone="good">Je profiel is bijgewerkt.</Notice>}
    </form>
  )
}

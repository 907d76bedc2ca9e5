import { Box, Button, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { useErrorFocus } from '../../ui/use-error-focus'
import styles from './title-field.module.css'
import type { TitleState } from './use-title'

/** What the application is called. It is saved with Enter, with the button, and when one goes on. */
export function TitleField({ title }: { title: TitleState }) {
  const { value, changed, saving, saved, problem, write, save } = title
  const input = useRef<HTMLInputElement>(null)

  const { errorProps, lead } = useErrorFocus()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each problem
  useEffect(() => {
    if (problem !== null) lead(input.current)
  }, [problem])

  if (value === null) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    save()
  }
  return (
    <form
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && save()}
    >
      <TextInput
        ref={input}
        maw="form"
        label="Titel van je project"
        description="Wat ontwikkel je? Zo heet je aanvraag in je document, in onze mails en bij de betaling."
        autoComplete="off"
        enterKeyHint="done"
        value={value}
        error={problem}
        errorProps={errorProps}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Box className={styles.line} mt="xs">
        {changed && (
          <Button type="submit" variant="default" size="sm" aria-disabled={saving || undefined}>
            Titel opslaan
          </Button>
        )}
        <Text variant="quiet" role="status">
          {saved && 'Titel opgeslagen.'}
        </Text>
      </Box>
    </form>
  )
}

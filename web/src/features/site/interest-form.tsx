import { Button, Checkbox, Paper, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { interestQuery, keepInterest, saveInterest } from '../../api/interest'
import { Done } from '../../ui/done'
import { Loading } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import { useForm } from '../../ui/use-form'

const thanks = 'Bedankt! We laten het je weten zodra No Cure No Pay er is.'
const noThanks = 'Opgeslagen. Je hoort van ons niets over No Cure No Pay.'

/** Whether the user is interested. What is saved can no longer be changed here. */
export function InterestForm() {
  const queries = useQueryClient()
  const { data: stored, isPending: loading } = useQuery({ ...interestQuery, retry: false })
  const { values, set, submit, button, whole, result } = useForm({
    initial: { interested: true },
    check: () => [],
    send: ({ interested }) => saveInterest(interested),
    refusal: () => [{ field: null, message: 'Er is iets misgegaan. Probeer het later opnieuw.' }],
    onSent: (interested) => keepInterest(queries, interested),
  })
  const done = result ?? (stored === true || undefined) // not interested is what it is for everybody at first
  if (loading) return <Loading text="Even geduld…" as="field" />

  return (
    <Paper component="form" p="lg" radius="lg" onSubmit={submit}>
      <Stack align="flex-start">
        {whole && <Notice tone="error">{whole}</Notice>}
        {result !== undefined ? <Done title={result ? thanks : noThanks} /> : stored && <Done>{thanks}</Done>}
        <Checkbox
          label="Ik heb belangstelling voor No Cure No Pay"
          checked={done ?? values.interested}
          disabled={done !== undefined}
          onChange={(event) => set({ interested: event.currentTarget.checked })}
        />
        <Button {...button} disabled={done !== undefined}>
          Opslaan
        </Button>
      </Stack>
    </Paper>
  )
}

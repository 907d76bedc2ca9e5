import { Button, Checkbox, Paper, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { interestQuery, saveInterest } from '../../api/interest'
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
    onSent: (interested) => queries.setQueryData(interestQuery.queryKey, interested),
  })
  const done = result ?? (stored === true || undefined) // not interested is what it is for everybody at first
  const said = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (result !== undefined) said.current?.focus() // the button that had the focus is disabled
  }, [result])

  if (loading) return <Loading text="Even geduld…" as="field" />

  return (
    <Paper component="form" p="lg" radius="lg" onSubmit={submit}>
      <Stack align="flex-start">
        {whole && <Notice tone="error">{whole}</Notice>}
        {done !== undefined && (
          <div ref={said} tabIndex={-1} style={{ outline: 'none' }}>
            <Notice tone="good">{done ? thanks : noThanks}</Notice>
          </div>
        )}
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

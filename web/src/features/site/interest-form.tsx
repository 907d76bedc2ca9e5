import { Button, Checkbox, Paper, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { interestQuery, saveInterest } from '../../api/interest'
import { Notice } from '../../ui/notice'
import { Waiting } from '../../ui/waiting'

const thanks = 'Bedankt! We laten het je weten zodra No Cure, No Pay er is.'
const noThanks = 'Opgeslagen. Je hoort van ons niets over No Cure, No Pay.'

/** Whether the user is interested. What is saved can no longer be changed here. */
export function InterestForm() {
  const queries = useQueryClient()
  const { data: stored, isPending: loading } = useQuery({ ...interestQuery, retry: false })
  const [ticked, setTicked] = useState(true)
  const underWay = useRef(false)
  const {
    mutate,
    data: saved,
    isPending: saving,
    isError,
  } = useMutation({
    mutationFn: saveInterest,
    onSuccess: (interested) => queries.setQueryData(interestQuery.queryKey, interested),
    onSettled: () => {
      underWay.current = false
    },
  })
  const done = saved ?? (stored === true || undefined) // not interested is what it is for everybody at first
  const said = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (saved !== undefined) said.current?.focus() // the button that had the focus is disabled
  }, [saved])

  if (loading) return <Waiting text="Even geduld…" />

  function save(event: FormEvent) {
    event.preventDefault()
    if (underWay.current || done !== undefined) return
    underWay.current = true
    mutate(ticked)
  }

  return (
    <Paper component="form" p="lg" radius="lg" onSubmit={save}>
      <Stack align="flex-start">
        {isError && <Notice tone="error">Er is iets misgegaan. Probeer het later opnieuw.</Notice>}
        {done !== undefined && (
          <div ref={said} tabIndex={-1} style={{ outline: 'none' }}>
            <Notice tone="good">{done ? thanks : noThanks}</Notice>
          </div>
        )}
        <Checkbox
          label="Ik heb belangstelling voor No Cure, No Pay"
          checked={done ?? ticked}
          disabled={done !== undefined}
          onChange={(event) => setTicked(event.currentTarget.checked)}
        />
        <Button
          type="submit"
          disabled={done !== undefined}
          aria-disabled={saving || undefined}
          aria-busy={saving || undefined}
        >
          Opslaan
        </Button>
      </Stack>
    </Paper>
  )
}

import { Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { failure } from '../lib/messages'
import { Notice } from './notice'
import { Tick } from './tick'
import { useOnce } from './use-once'

interface Props {
  name: string
  label: string
  description: ReactNode
  /** Whether it is on, as far as is known. */
  on: boolean
  /** Saves it. What is known of it is up to date once that is done. */
  save: (on: boolean) => Promise<unknown>
}

/** A setting that is saved at once. It shows what was pressed meanwhile, and what is stored when that failed. */
export function SavedTick({ name, label, description, on, save }: Props) {
  const [pressed, press] = useState<boolean | null>(null) // until that is saved
  const { mutate, isSuccess, error } = useOnce({ mutationFn: save, onSettled: () => press(null) })

  function turn(next: boolean) {
    if (pressed !== null) return
    press(next)
    void mutate(next)
  }

  return (
    <Stack gap="2xs">
      <Tick
        name={name}
        label={label}
        description={description}
        checked={pressed ?? on}
        onTick={turn}
        problem={undefined}
      />
      <Text variant="quiet" component="div" role="status">
        {isSuccess && 'Opgeslagen.'}
      </Text>
      {error !== null && <Notice tone="error">{failure(error, 'Dit is niet opgeslagen.')}</Notice>}
    </Stack>
  )
}

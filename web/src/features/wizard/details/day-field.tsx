import { ActionIcon, Box } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { shortDate } from '../../../lib/rules/dates'
import { parseTypedDate } from '../../../lib/typed-date'
import { Icon } from '../../../ui/icon'
import { TextField } from '../../../ui/text-field'

interface Props {
  name: string
  label: string
  description: string
  value: string
  onWrite: (text: string) => void
  check: (text: string) => string | null
  problem: string | undefined
}

/** A day, typed or picked from the browser's calendar. */
export function DayField({ value, onWrite, ...rest }: Props) {
  const native = useRef<HTMLInputElement>(null)
  const picker = (
    <Box pos="relative">
      <ActionIcon variant="subtle" size={36} aria-label="Open de kalender" onClick={() => native.current?.showPicker()}>
        <Icon of={IconCalendar} />
      </ActionIcon>
      {/* Below the button, since the browser opens its calendar there. */}
      <Box
        component="input"
        pos="absolute"
        bottom={0}
        left={0}
        w={1}
        h={1}
        p={0}
        bd={0}
        opacity={0}
        style={{ pointerEvents: 'none' }}
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={parseTypedDate(value).value ?? ''}
        onChange={(event) => event.currentTarget.value !== '' && onWrite(shortDate(event.currentTarget.value))}
      />
    </Box>
  )
  return (
    <TextField
      {...rest}
      value={value}
      onWrite={onWrite}
      autoComplete="off"
      maxWidth="var(--wbso-field)"
      rightSection={picker}
    />
  )
}

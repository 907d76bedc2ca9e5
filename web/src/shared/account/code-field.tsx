import { Button, Stack, TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { focusAfter } from '../../lib/focus'

/** A code of the user's app, or a recovery code in its place. */
export function CodeField({ ref, ...props }: TextInputProps) {
  const [recovery, setRecovery] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack gap="2xs" align="flex-start">
      <TextInput
        {...props}
        ref={useMergedRef(input, ref)}
        w="100%"
        label={recovery ? 'Herstelcode' : 'Code uit je app'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        variant="quiet"
        size="compact-sm"
        px={0}
        c="ink.7"
        onClick={() => focusAfter(() => setRecovery(!recovery), input)}
      >
        {recovery ? 'Gebruik de code uit je app' : 'Gebruik een herstelcode'}
      </Button>
    </Stack>
  )
}

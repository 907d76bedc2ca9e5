import { Button, Stack, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

/** A code of the user's app, or a recovery code in its place. */
export function CodeField({ ref, ...props }: TextInputProps) {
  const [recovery, setRecovery] = useState(false)
  return (
    <Stack gap="2xs" align="flex-start">
      <TextInput
        {...props}
        ref={ref}
        w="100%"
        label={recovery ? 'Herstelcode' : 'Code uit je app'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button variant="quiet" size="compact-sm" px={0} c="ink.7" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Gebruik de code uit je app' : 'Gebruik een herstelcode'}
      </Button>
    </Stack>
  )
}

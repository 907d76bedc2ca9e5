import { Button, TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core'
import { useCallback, useState } from 'react'

interface Props extends TextInputProps {
  /** The name inside the label of its button: 'wachtwoord'. */
  noun: string
}

/** A password with a button that shows it. Sending the form hides it again. */
export function PasswordField({ noun, ...props }: Props) {
  const [shown, setShown] = useState(false)
  const hideWhenSent = useCallback((input: HTMLInputElement) => {
    const { form } = input
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <TextInput
      {...props}
      ref={hideWhenSent}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSectionWidth="5.5rem"
      rightSection={
        <Button variant="quiet" size="compact-sm" c="ink.7" onClick={() => setShown(!shown)}>
          {shown ? 'Verberg' : 'Toon'}
          <VisuallyHidden> {noun}</VisuallyHidden>
        </Button>
      }
    />
  )
}

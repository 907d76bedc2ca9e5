import { TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import styles from './password-field.module.css'

interface Props extends TextInputProps {
  /** The name inside the label of its button: 'wachtwoord'. */
  noun: string
}

/** A password with a button that shows it. Sending the form hides it again. */
export function PasswordField({ noun, ...props }: Props) {
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <TextInput
      {...props}
      ref={input}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSectionWidth="5.5rem"
      rightSection={
        <button className={styles.toggle} type="button" onClick={() => setShown(!shown)}>
          {shown ? 'Verberg' : 'Toon'}
          <VisuallyHidden> {noun}</VisuallyHidden>
        </button>
      }
    />
  )
}

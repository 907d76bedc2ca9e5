import type { ButtonVariant } from '@mantine/core'

declare module '@mantine/core' {
  interface ButtonProps {
    variant?: ButtonVariant | 'accent' | 'quiet'
  }
  interface TextProps {
    variant?: 'lead' | 'reading' | 'quiet' | 'label' | 'heading' | 'figure' | 'amount' | 'error'
  }
}

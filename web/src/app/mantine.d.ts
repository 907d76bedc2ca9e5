import type { ButtonVariant } from '@mantine/core'

declare module '@mantine/core' {
  interface ButtonProps {
    variant?: ButtonVariant | 'accent' | 'quiet'
  }
}

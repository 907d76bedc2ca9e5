import styles from './auth-form.module.css'

/** How every input of these forms looks. */
export const inputStyle = {
  size: 'md',
  classNames: { label: styles.label, description: styles.description, input: styles.input, error: styles.error },
} as const

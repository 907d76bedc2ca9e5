import styles from './email-text.module.css'

/** An address of mail in a table. Where there is no room for it, it breaks after the @. */
export function EmailText({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1
  return (
    <span className={styles.email}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </span>
  )
}

import styles from './mail-address.module.css'

/** An address of mail in a table. It breaks behind the @ first. */
export function MailAddress({ children }: { children: string }) {
  const [name, ...domain] = children.split(/(?<=@)/)
  return (
    <span className={styles.address}>
      {name}
      <wbr />
      {domain}
    </span>
  )
}

import styles from './company-and-number.module.css'

interface Props {
  /** Empty while it has no name. */
  company: string
  number: string
}

/** The company of a request and its number, which stays whole. */
export function CompanyAndNumber({ company, number }: Props) {
  return (
    <>
      {company !== '' && <span translate="no">{`${company}\u00a0· `}</span>}
      <span className={styles.number} translate="no">
        {number}
      </span>
    </>
  )
}

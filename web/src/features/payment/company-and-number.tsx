import styles from './company-and-number.module.css'

interface Props {
  of: { company_profile: { company_name: string }; project_number: string }
}

/** The company of a request and its number, which stays whole. */
export function CompanyAndNumber({ of: { company_profile, project_number } }: Props) {
  return (
    <>
      {company_profile.company_name} <span className={styles.number}>· {project_number}</span>
    </>
  )
}

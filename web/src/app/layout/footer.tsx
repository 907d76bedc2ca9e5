import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { paths } from '../../lib/paths'
import styles from './footer.module.css'

const groups = [
  {
    title: 'Snel naar',
    links: [
      { to: paths.newRequest, label: 'Nieuwe aanvraag' },
      { to: paths.aboutWbso, label: 'Wat is WBSO?' },
      { to: paths.prices, label: 'Prijzen' },
      { to: paths.noCureNoPay, label: 'No Cure, No Pay' },
      { to: paths.faq, label: 'FAQ' },
      { to: paths.contact, label: 'Contact' },
      { to: paths.manualDownload, label: 'Handleiding (PDF)' },
    ],
  },
  {
    title: 'Juridisch',
    links: [
      { to: paths.terms, label: 'Algemene voorwaarden' },
      { to: paths.privacy, label: 'Privacy' },
    ],
  },
]

export function Footer() {
  const operator = useSite()?.operator
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <address className={styles.operator}>
          {operator && (
            <>
              <strong>{operator.name}</strong>
              <span>{operator.address}</span>
              <a className={styles.link} href={`mailto:${operator.email}`}>
                {operator.email}
              </a>
              <span>KvK {operator.kvk}</span>
              <span>Btw {operator.vat}</span>
            </>
          )}
        </address>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}

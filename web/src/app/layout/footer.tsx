import { Box } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { OperatorMail, SiteWord } from '../../shared/site/site-text'
import { PlainList } from '../../ui/plain-list'
import { CookieSettings } from './cookie-settings'
import styles from './footer.module.css'

const legal = 'Juridisch'

const groups = [
  {
    title: 'Snel naar',
    links: [
      { to: paths.newRequest, label: 'Nieuwe aanvraag' },
      { to: paths.aboutWbso, label: 'Wat is WBSO?' },
      { to: paths.prices, label: 'Prijzen' },
      { to: paths.faq, label: 'FAQ' },
      { to: paths.contact, label: 'Contact' },
      { to: paths.manualDownload, label: 'Handleiding (PDF)' },
    ],
  },
  {
    title: legal,
    links: [
      { to: paths.terms, label: 'Algemene voorwaarden' },
      { to: paths.privacy, label: 'Privacy' },
    ],
  },
]

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <address className={styles.operator}>
          <Box component="strong" c="white">
            <SiteWord of="operator.name" />
          </Box>
          <span>
            <SiteWord of="operator.address" />
          </span>
          <OperatorMail className={styles.link} />
          <span>
            KvK <SiteWord of="operator.kvk" /> · Btw <SiteWord of="operator.vat" />
          </span>
        </address>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <Box component="h2" mb="xs" c="white" fz="sm" lts={0}>
              {title}
            </Box>
            <PlainList gap={0}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
              {title === legal && (
                <li>
                  <CookieSettings className={styles.link} />
                </li>
              )}
            </PlainList>
          </nav>
        ))}
      </div>
    </footer>
  )
}

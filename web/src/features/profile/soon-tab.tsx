import { Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import styles from './soon-tab.module.css'

const parts: Record<string, { title: string; text: string }> = {
  [paths.profileDetails]: {
    title: 'Mijn gegevens',
    text: 'Hier pas je straks je naam, telefoonnummer en wachtwoord aan.',
  },
  [paths.profileCompanies]: {
    title: 'Mijn bedrijven',
    text: 'Hier beheer je straks je bedrijven. Een nieuw bedrijf voeg je nu toe in stap 3 van je aanvraag.',
  },
  [paths.profilePortal]: {
    title: 'Mijn portaal',
    text: 'Hier ga je straks naar het projectbeheer. Je betaalde aanvragen download je nu al in het portaal.',
  },
}

/** Says that a part of the profile is still to come. */
export function SoonTab({ path }: { path: string }) {
  const part = parts[path]
  return (
    <section className={styles.soon}>
      <Title order={2}>{part?.title}</Title>
      <p>
        <strong>Dit onderdeel volgt binnenkort.</strong> {part?.text}
      </p>
      <p>
        {path === paths.profilePortal ? (
          <Link to={paths.portal}>Ga naar het portaal</Link>
        ) : (
          <Link to={paths.profileRequests}>Bekijk je aanvragen</Link>
        )}
      </p>
    </section>
  )
}

import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { ExpectedBadge } from './expected-badge'
import styles from './service-cards.module.css'
import { type Service, services } from './services-list'

const actions: Record<Service['id'], { to: string; label: string }> = {
  standard: { to: paths.newRequest, label: 'Start je aanvraag' },
  'no-cure-no-pay': { to: paths.contact, label: 'Neem contact op' },
}

/** The services with their contents and prices. `heading` is the level below the heading above them. */
export function ServiceCards({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className={styles.cards}>
      {services.map(({ id, title, price, terms, vat, expected, includes }) => (
        <article key={id} className={styles.card} data-expected={expected || undefined}>
          <Heading className={styles.title}>
            {title}
            {expected && <ExpectedBadge>Wordt verwacht</ExpectedBadge>}
          </Heading>
          <p className={styles.price}>
            <strong className={styles.amount}>{price}</strong> {terms}
            <br />
            {vat}
          </p>
          <ul className={styles.list}>
            {includes.map((line) => (
              <li key={line} className={styles.item}>
                <IconCheck className={styles.check} size={18} stroke={2.25} aria-hidden="true" />
                {line}
              </li>
            ))}
          </ul>
          <Button
            className={styles.action}
            component={Link}
            to={actions[id].to}
            variant={expected ? 'default' : 'filled'}
            size="md"
          >
            {actions[id].label}
          </Button>
        </article>
      ))}
    </div>
  )
}

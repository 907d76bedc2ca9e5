import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './how-it-works.module.css'
import { type ViewId, views } from './how-steps'

/** The steps of both services in one place, of which one is visible. Without script both are, one below the other. */
export function ServiceViews({ shown }: { shown: ViewId }) {
  return (
    <div className={styles.views}>
      {views.map(({ id, name, steps, chip }) => (
        <div key={id} className={styles.view} data-shown={id === shown || undefined}>
          <p className={styles.name}>{name}</p>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
          <Link className={styles.chip} to={chip.to}>
            {chip.text}
            <IconArrowRight size={18} stroke={2} aria-hidden="true" />
          </Link>
        </div>
      ))}
    </div>
  )
}

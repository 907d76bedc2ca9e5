import { Button } from '@mantine/core'
import { type CSSProperties, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './timed-redirect.module.css'

interface Props {
  to: string
  /** Milliseconds until the page changes. */
  after: number
  /** Where one goes, inside a sentence: 'de startpagina'. */
  destination: string
}

/** A bar that fills, then goes on to another page, unless one chooses to stay (WCAG 2.2.1). */
export function TimedRedirect({ to, after, destination }: Props) {
  const navigate = useNavigate()
  const [staying, setStaying] = useState(false)

  useEffect(() => {
    if (staying) return
    const timer = setTimeout(() => navigate(to, { replace: true }), after)
    return () => clearTimeout(timer)
  }, [staying, navigate, to, after])

  if (staying) return null
  return (
    <div className={styles.redirect}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ '--after': `${after}ms` } as CSSProperties} />
      </div>
      <p className={styles.text}>
        Je gaat over {after / 1000} seconden vanzelf naar {destination}.
      </p>
      <Button variant="default" size="sm" onClick={() => setStaying(true)}>
        Blijf op deze pagina
      </Button>
    </div>
  )
}

import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths'
import styles from './company.module.css'

interface Props {
  problem: string | undefined
  /** Saves the draft before the user leaves. */
  onLeave: () => void
}

/** Asks a visitor to sign in or register, and leads back here. */
export function AnonymousCompany({ problem, onLeave }: Props) {
  const navigate = useNavigate()

  function leave(path: string) {
    onLeave()
    navigate(path, { state: { from: paths.newRequest } })
  }

  return (
    <div className={styles.area}>
      <p>Log in of registreer om een bedrijf te selecteren.</p>
      {problem !== undefined && <p className={styles.error}>{problem}</p>}
      <div className={styles.actions}>
        <Button id="client" onClick={() => leave(paths.login)}>
          Inloggen
        </Button>
        <Button variant="default" onClick={() => leave(paths.register)}>
          Registreren
        </Button>
      </div>
      <p className={styles.hint}>Daarna ga je hier verder: alles wat je hebt ingevuld blijft staan, ook de feedback.</p>
    </div>
  )
}

import { Progress } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTimer } from '../lib/use-timer'
import { StayBar } from './stay-bar'
import styles from './timed-redirect.module.css'

const redirectDelay = 5_000 // ms

interface Props {
  to: string
  /** What the other page says on arrival. */
  message?: string
  /** ms */
  after?: number
  /** The name of the target inside a sentence: 'de startpagina'. */
  destination: string
}

/** A bar that fills and then opens another page, unless the user chooses to stay or does something else. */
export function TimedRedirect({ to, message, after = redirectDelay, destination }: Props) {
  const navigate = useNavigate()
  const [staying, setStaying] = useState(false)

  useTimer(staying ? null : after, () => navigate(to, { replace: true, state: message && { message } }))

  return (
    <StayBar
      staying={staying}
      onStay={setStaying}
      text={`Je gaat over ${after / 1000} seconden vanzelf naar ${destination}.`}
    >
      <Progress
        className={styles.track}
        classNames={{ section: styles.bar }}
        style={{ '--after': `${after}ms` }}
        value={100}
        size="sm"
        w="100%"
        aria-hidden="true"
      />
    </StayBar>
  )
}

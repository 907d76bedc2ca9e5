import { Button, Progress, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
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

/** A bar that fills and then opens another page, unless the user chooses to stay (WCAG 2.2.1). */
export function TimedRedirect({ to, message, after = redirectDelay, destination }: Props) {
  const navigate = useNavigate()
  const [staying, setStaying] = useState(false)
  const stays = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (staying) return
    const timer = setTimeout(() => navigate(to, { replace: true, state: message && { message } }), after)
    return () => clearTimeout(timer)
  }, [staying, navigate, to, message, after])

  useEffect(() => {
    if (staying) stays.current?.focus() // the button that had the focus is gone
  }, [staying])

  if (staying)
    return (
      <Text size="sm" c="gray.7" ref={stays} tabIndex={-1}>
        Je blijft op deze pagina.
      </Text>
    )
  return (
    <Stack gap="sm" mt="md" align="flex-start">
      <Text size="sm" c="gray.7">
        Je gaat over {after / 1000} seconden vanzelf naar {destination}.
      </Text>
      <Button variant="default" size="sm" onClick={() => setStaying(true)}>
        Blijf op deze pagina
      </Button>
      <Progress
        className={styles.track}
        classNames={{ section: styles.bar }}
        style={{ '--after': `${after}ms` }}
        value={100}
        size="sm"
        w="100%"
        aria-hidden="true"
      />
    </Stack>
  )
}

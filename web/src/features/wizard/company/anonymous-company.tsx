import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths'

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
    <Paper p="lg">
      <Stack>
        <Text>Log in of registreer om een bedrijf te selecteren.</Text>
        {problem !== undefined && <Text variant="error">{problem}</Text>}
        <Group gap="sm">
          <Button id="client" onClick={() => leave(paths.login)}>
            Inloggen
          </Button>
          <Button variant="default" onClick={() => leave(paths.register)}>
            Registreren
          </Button>
        </Group>
        <Text variant="quiet">Daarna ga je hier verder: alles wat je hebt ingevuld blijft staan, ook de feedback.</Text>
      </Stack>
    </Paper>
  )
}

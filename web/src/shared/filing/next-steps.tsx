import { Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths, projectPaths, requestPaths } from '../../lib/paths'

interface Props {
  /** The number of its project. */
  number: string
  /** The day on which it was filed, or null. */
  filed: string | null
}

/** What the owner of a paid request does next, up to the decision of RVO. */
export function NextSteps({ number, filed }: Props) {
  return (
    <Stack component="section" gap="sm" py="xs">
      <Title order={2} size="h3">
        Zo ga je verder
      </Title>
      <Stack component="ol" mod="numbered" gap="xs">
        {filed === null && (
          <>
            <li>
              <Link to={requestPaths.application(number)}>Maak je aanvraag af</Link>: beantwoord de vragen die RVO nog
              stelt.
            </li>
            <li>Log in bij RVO met eHerkenning niveau 3 en neem je teksten over. De stappen staan bij je aanvraag.</li>
          </>
        )}
        <li>
          Vraagt RVO om uitleg? Beantwoord dat binnen 14 dagen. Reken op een besluit ongeveer drie maanden na het begin
          van je periode.
        </li>
        <li>
          Houd vanaf de start van je periode <Link to={projectPaths.hours(number)}>je uren bij</Link>.
        </li>
      </Stack>
      <Text variant="lead">
        Loop je vast? <Link to={paths.contact}>Neem contact op</Link> en noem je aanvraagnummer.
      </Text>
    </Stack>
  )
}

import { Button, Stack, Text } from '@mantine/core'
import { useSite } from '../../api/site'
import { OperatorMail } from '../../shared/site/site-text'
import { Actions } from '../../ui/actions'
import { Loading } from '../../ui/loading'
import { Booking } from './booking'

interface Props {
  /** Leads to the form for a message. */
  onMessage: () => void
}

/** What to do where no agenda is set up. */
const ByMessage = ({ onMessage }: Props) => (
  <Stack>
    <Text variant="reading">
      Een afspraak maak je met een bericht, of per mail naar <OperatorMail />. Noem twee of drie momenten die jou passen
      en in één zin waar je project over gaat. Je krijgt meestal binnen één werkdag antwoord.
    </Text>
    <Actions>
      <Button onClick={onMessage}>Stuur een bericht</Button>
    </Actions>
  </Stack>
)

/** The way to a meeting: the agenda of the settings, or else a message. */
export function MeetingPanel({ onMessage }: Props) {
  const site = useSite()
  if (site === undefined) return <Loading text="Even geduld…" as="text" />
  return site.booking_url === null ? <ByMessage onMessage={onMessage} /> : <Booking url={site.booking_url} />
}

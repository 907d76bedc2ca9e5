import { Button, Group, List, Paper, Stack, Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useUser } from '../../../api/session'
import { paths } from '../../../lib/paths'
import { problemAt } from '../../../lib/problem'
import { Fold } from '../../../ui/fold'
import { Tick } from '../../../ui/tick'
import { labelOf } from '../fields'
import { CheckBlock } from '../send/check-block'
import type { Go, StepProps } from '../step-props'
import { StepSection } from '../step-section'
import { CompanyChoice } from './company-choice'
import { PartnerList } from './partner-list'

/** What RVO asks about the company, which is filled in once, when the application is finished. */
const RvoData = () => (
  <Fold label="Gegevens voor RVO (mag later)">
    <Stack gap="xs" pt="xs" maw="line">
      <Text>
        Deze gegevens vul je na het verzenden in, bij Aanvraag afmaken. Eén keer per bedrijf: ze gelden voor al je
        aanvragen. Je kunt ze alvast opzoeken:
      </Text>
      <List>
        <List.Item>de rechtsvorm en het RSIN, uit het KvK-uittreksel</List.Item>
        <List.Item>het vestigingsadres en het correspondentieadres</List.Item>
        <List.Item>de naam, het e-mailadres en het telefoonnummer van je contactpersoon</List.Item>
        <List.Item>
          of je vennootschapsbelasting of inkomstenbelasting betaalt, en of je bij een fiscale eenheid hoort
        </List.Item>
        <List.Item>in welke van de afgelopen vijf jaar je personeel had, als je starter bent</List.Item>
      </List>
    </Stack>
  </Fold>
)

interface AnonymousCompanyProps {
  problem: string | undefined
  /** Saves the draft before the user leaves. */
  onLeave: () => void
}

/** Asks a visitor to sign in or register, and leads back here. */
function AnonymousCompany({ problem, onLeave }: AnonymousCompanyProps) {
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

interface Props extends StepProps {
  go: Go
  /** Saves the draft before the user leaves to sign in. */
  onLeave: () => void
}

/** Step 3: partners, company, and a check of all answers. */
export function StepCompany({ data, problems, dispatch, go, onLeave }: Props) {
  const user = useUser()
  const { collaborative_effort: collaborative } = data.answers
  return (
    <>
      <StepSection title="Samenwerking">
        <Tick
          name="collaborative_effort"
          label={labelOf('collaborative_effort')}
          checked={collaborative}
          onTick={(ticked) => dispatch({ type: 'answer', change: { collaborative_effort: ticked } })}
          problem={problemAt(problems, 'collaborative_effort')}
        />
        {collaborative && <PartnerList data={data} problems={problems} dispatch={dispatch} />}
      </StepSection>
      <StepSection title="Je bedrijf">
        {user === null ? (
          <AnonymousCompany problem={problemAt(problems, 'client')} onLeave={onLeave} />
        ) : (
          <>
            <CompanyChoice data={data} problems={problems} dispatch={dispatch} />
            <RvoData />
          </>
        )}
      </StepSection>
      <CheckBlock data={data} go={go} />
    </>
  )
}

import { List, Stack, Text } from '@mantine/core'
import { Fold } from '../../../ui/fold'

/** What RVO asks about the company, which is filled in once, when the application is finished. */
export const RvoData = () => (
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

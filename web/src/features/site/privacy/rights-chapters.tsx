import { Link } from 'react-router'
import { paths } from '../../../lib/paths'
import { OperatorMail } from '../../../shared/site/site-text'
import type { Chapter } from '../legal-page'

/** How data are protected, and what the reader has to say about them. */
export const rightsChapters: Chapter[] = [
  {
    id: 'beveiliging',
    title: 'Hoe we je gegevens beveiligen',
    body: (
      <p>
        Wachtwoorden staan alleen als hash opgeslagen en inlogpogingen zijn beperkt. Je ziet alleen je eigen bedrijven,
        aanvragen en medewerkers. Een BSN staat versleuteld in de database, met een sleutel die zelf ook versleuteld is.
        Uitloggen of een nieuw wachtwoord trekt je inlog ook op de server in. Onze logboeken bevatten geen namen,
        mailadressen of teksten van jou. Denk je dat er iets mis is met de beveiliging? Mail ons meteen op{' '}
        <OperatorMail />.
      </p>
    ),
  },
  {
    id: 'rechten',
    title: 'Wat jouw rechten zijn',
    body: (
      <>
        <ul>
          <li>
            <strong>Inzien en meenemen:</strong> in je <Link to={paths.profileDetails}>profiel</Link> download je alles
            wat we van je bewaren, als één bestand. Berichten die je ons stuurde, staan erin als je je e-mailadres hebt
            bevestigd, met de link in een mail van ons.
          </li>
          <li>
            <strong>Verbeteren:</strong> je bedrijfsgegevens wijzig je zelf. Klopt je naam of telefoonnummer niet, laat
            het ons dan weten.
          </li>
          <li>
            <strong>Als je medewerker bent:</strong> vraag inzage of verbetering aan je werkgever, die je gegevens heeft
            ingevoerd. Wij helpen die daarbij.
          </li>
          <li>
            <strong>Wissen:</strong> in je profiel sluit je je account. Wat we volgens de wet moeten bewaren, zoals
            facturen en je urenadministratie, blijft.
          </li>
          <li>
            <strong>Beperken en bezwaar maken:</strong> je mag ons vragen een verwerking stil te leggen of ermee te
            stoppen.
          </li>
          <li>
            <strong>Toestemming intrekken:</strong> dat kan altijd. Wat we daarvoor deden, blijft rechtmatig.
          </li>
        </ul>
        <p>
          Mail ons daarvoor op <OperatorMail />; je krijgt binnen een maand antwoord. Kom je er met ons niet uit, dan
          kun je een klacht indienen bij de{' '}
          <a href="https://www.autoriteitpersoonsgegevens.nl/" rel="noopener noreferrer">
            Autoriteit Persoonsgegevens
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'wijzigingen',
    title: 'Als deze verklaring verandert',
    body: (
      <p>
        De datum bovenaan zegt wanneer we haar voor het laatst hebben gewijzigd. Verandert er iets belangrijks, dan
        laten we dat weten aan wie een account heeft. Lees ook onze <Link to={paths.terms}>algemene voorwaarden</Link>.
      </p>
    ),
  },
]

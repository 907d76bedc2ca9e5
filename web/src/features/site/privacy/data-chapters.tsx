import type { Chapter } from '../legal-page'
import { OperatorDetails } from '../operator-details'

/** Who we are, what we store and why. */
export const dataChapters: Chapter[] = [
  {
    id: 'wie',
    title: 'Wie verantwoordelijk is',
    body: (
      <>
        <OperatorDetails />
        <p>
          Wij zijn verantwoordelijk voor de verwerking van je persoonsgegevens op deze site. Voer je gegevens van je
          medewerkers in, dan ben jij daarvoor verantwoordelijk en verwerken wij ze in jouw opdracht. De afspraken
          daarover staan in de algemene voorwaarden.
        </p>
      </>
    ),
  },
  {
    id: 'gegevens',
    title: 'Welke gegevens we verwerken',
    body: (
      <ul>
        <li>
          <strong>Je account:</strong> gebruikersnaam, e-mailadres en, als je ze invult, je naam en telefoonnummer. Van
          je wachtwoord bewaren we alleen een afdruk (hash), waaruit het niet is terug te lezen.
        </li>
        <li>
          <strong>Je bedrijf:</strong> naam en KvK-nummer, en als je ze invult btw-nummer, adres, contactpersoon,
          e-mailadres en telefoonnummer.
        </li>
        <li>
          <strong>Je aanvraag:</strong> projectteksten, uren, startdatum, kosten en samenwerkingspartners, met de
          documenten die we ervan maken. Laat je als bezoeker een tekst beoordelen, dan bewaren we de tekst niet.
        </li>
        <li>
          <strong>Je betaling:</strong> bedrag, datum, status, een gebruikte kortingscode en je facturen. Kaart- en
          rekeninggegevens komen nooit bij ons: die vul je in bij de betaaldienst.
        </li>
        <li>
          <strong>Contact:</strong> je naam, e-mailadres, bericht en, als je het invult, je telefoonnummer. Ook of je
          belangstelling hebt voor No Cure No Pay, en welke mails we je wanneer stuurden.
        </li>
        <li>
          <strong>Inloggen:</strong> de IP-adressen waarvandaan je inlogde of een nieuw wachtwoord koos, en van elke
          sessie: welke browser op welk systeem, het IP-adres zonder het laatste deel, wanneer je haar voor het laatst
          gebruikte, wanneer ze eindigt en wanneer je daarin je wachtwoord nog een keer invulde. Zet je een tweede stap
          aan, dan bewaren we de geheime code daarvan versleuteld. Van een toegangstoken bewaren we hoe het heet, wat
          het mag, en wanneer het voor het laatst werd gebruikt.
        </li>
        <li>
          <strong>Techniek:</strong> IP-adres, tijdstip en opgevraagde pagina van elk bezoek, in logboeken.
        </li>
        <li>
          <strong>Je medewerkers,</strong> als je ze in het projectbeheer invoert: naam, functie, e-mailadres, aan welke
          projecten ze werken en, als je het invult, hun BSN. Het BSN slaan we versleuteld op; je ziet er alleen de
          laatste drie cijfers van. Vraag je het hele nummer op, dan vragen we eerst je wachtwoord, leggen we vast wie
          dat wanneer deed, zonder het nummer, en krijg je er die dag een mail over.
        </li>
        <li>
          <strong>Hun uren:</strong> datum, aantal, omschrijving, en wie ze wanneer vastlegde. Verbeter of verwijder je
          uren, dan blijft zichtbaar wat er eerst stond: RVO wil dat kunnen volgen. Van een bestand dat je inleest,
          bewaren we de uren en niet het bestand.
        </li>
      </ul>
    ),
  },
  {
    id: 'waarom',
    title: 'Waarvoor en op welke grond',
    body: (
      <>
        <ul>
          <li>
            <strong>Om de dienst te leveren</strong> (uitvoering van de overeenkomst): je account, je teksten laten
            beoordelen, je aanvraag opstellen, je betaling afhandelen en mailen wat je daarover moet weten.
          </li>
          <li>
            <strong>Omdat jij het ons opdraagt</strong> (als verwerker): de gegevens en uren van je medewerkers
            bijhouden voor je urenadministratie. Een BSN vraagt RVO alleen van medewerkers met S&O-uren, in de
            mededeling na afloop van het jaar; je mag het hier altijd weglaten.
          </li>
          <li>
            <strong>Omdat de wet het vraagt</strong> (wettelijke plicht): onze facturen en administratie bewaren.
          </li>
          <li>
            <strong>Om de dienst veilig en werkend te houden</strong> (gerechtvaardigd belang): inlogpogingen en
            verzoeken beperken, fouten opsporen, en een IP-adres herkennen zodat een ander je niet kan buitensluiten.
          </li>
          <li>
            <strong>Om je vragen te beantwoorden</strong> (gerechtvaardigd belang): de berichten die je ons stuurt.
          </li>
          <li>
            <strong>Alleen als je het goedvindt</strong> (toestemming): cookies voor statistieken en marketing, de
            agenda op de contactpagina, en bericht over No Cure No Pay.
          </li>
        </ul>
        <p>
          Een account, je bedrijf en je projectgegevens hebben we nodig om een aanvraag te kunnen maken. Al het andere
          mag je weglaten.
        </p>
      </>
    ),
  },
]

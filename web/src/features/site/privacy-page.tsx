import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { paths } from '../../lib/paths'
import { LegalPage } from './legal-page'
import { OperatorDetails } from './operator-details'
import { StoredKeys } from './stored-keys'

export default function PrivacyPage() {
  const site = useSite()
  const email = site && <a href={`mailto:${site.operator.email}`}>{site.operator.email}</a>
  return (
    <LegalPage
      title="Privacyverklaring"
      lead="Welke gegevens we van je verwerken, waarom, hoe lang, en wat jij daarover te zeggen hebt."
      updated="22 november 2026"
      chapters={[
        {
          id: 'wie',
          title: 'Wie verantwoordelijk is',
          body: (
            <>
              <OperatorDetails site={site} />
              <p>Wij zijn verantwoordelijk voor de verwerking van je persoonsgegevens op deze site.</p>
            </>
          ),
        },
        {
          id: 'gegevens',
          title: 'Welke gegevens we verwerken',
          body: (
            <ul>
              <li>
                <strong>Je account:</strong> gebruikersnaam, e-mailadres en wachtwoord. Van je wachtwoord bewaren we
                alleen een versleutelde afdruk (hash), waaruit het niet is terug te lezen. Als je ze invult ook je naam
                en telefoonnummer.
              </li>
              <li>
                <strong>Je bedrijf:</strong> naam, KvK-nummer, en als je ze invult btw-nummer, adres en contactpersoon.
              </li>
              <li>
                <strong>Je aanvraag:</strong> je projectteksten, uren, startdatum, kosten en samenwerkingspartners, met
                de beoordelingen en de documenten die we ervan maken.
              </li>
              <li>
                <strong>Je betaling:</strong> bedrag, datum, status en een gebruikte kortingscode. Kaart- en
                rekeninggegevens komen nooit bij ons: die vul je in bij de betaaldienst.
              </li>
              <li>
                <strong>Projectbeheer:</strong> gegevens van medewerkers en hun uren, als je die na aankoop invoert.
              </li>
              <li>
                <strong>Techniek:</strong> je IP-adres, tijdstip en opgevraagde pagina, om de dienst te beveiligen en
                misbruik te beperken.
              </li>
            </ul>
          ),
        },
        {
          id: 'waarom',
          title: 'Waarvoor en op welke grond',
          body: (
            <ul>
              <li>
                <strong>Om de dienst te leveren</strong> (uitvoering van de overeenkomst): je teksten beoordelen, je
                aanvraag opstellen, je documenten laten ophalen, je betaling afhandelen en je vragen beantwoorden.
              </li>
              <li>
                <strong>Omdat de wet het vraagt</strong> (wettelijke plicht): onze administratie en facturen bewaren.
              </li>
              <li>
                <strong>Om de dienst veilig en werkend te houden</strong> (gerechtvaardigd belang): fouten opsporen,
                misbruik tegengaan en het aantal verzoeken beperken.
              </li>
              <li>
                <strong>Alleen als je het goedvindt</strong> (toestemming): andere zaken, zoals bericht over een nieuwe
                dienst. Die toestemming kun je altijd intrekken.
              </li>
            </ul>
          ),
        },
        {
          id: 'beoordeling',
          title: 'Hoe je teksten worden beoordeeld',
          body: (
            <>
              <p>
                Een programma op onze eigen server beoordeelt je teksten en werkt ze uit tot een aanvraag. Je teksten
                gaan daarvoor niet naar een externe AI-dienst en worden niet gebruikt om een model te trainen.
              </p>
              <p>
                De uitkomst is een eerste controle en een hulp bij het schrijven. Er wordt niet geautomatiseerd over je
                aanvraag beslist: dat doet RVO, nadat jij hem hebt ingediend.
              </p>
            </>
          ),
        },
        {
          id: 'bewaren',
          title: 'Hoe lang we bewaren',
          body: (
            <ul>
              <li>
                <strong>Aanvragen, documenten en urenadministratie: 7 jaar.</strong> Voor de WBSO moet je de
                administratie minstens 5 jaar bewaren, en voor de belastingen 7 jaar. Daarom wissen we niets eerder.
              </li>
              <li>
                <strong>Facturen en betalingen: 7 jaar,</strong> vanwege de fiscale bewaarplicht.
              </li>
              <li>
                <strong>Je account:</strong> zolang je het hebt. Laat je het sluiten, dan wissen of anonimiseren we wat
                we niet hoeven te bewaren.
              </li>
              <li>
                <strong>Technische logboeken:</strong> alleen zolang dat voor beveiliging en het oplossen van fouten
                nodig is.
              </li>
            </ul>
          ),
        },
        {
          id: 'delen',
          title: 'Met wie we gegevens delen',
          body: (
            <>
              <p>We verkopen je gegevens niet. We delen ze alleen met wie ze nodig heeft om de dienst te leveren:</p>
              <ul>
                <li>
                  <strong>de betaaldienst,</strong> die je betaling verwerkt en daarvoor zelf verantwoordelijk is; welke
                  dat is, zie je voordat je betaalt;
                </li>
                <li>
                  <strong>onze hosting- en e-mailleveranciers,</strong> als verwerker, met een verwerkersovereenkomst;
                </li>
                <li>
                  <strong>de overheid,</strong> als de wet ons daartoe verplicht.
                </li>
              </ul>
              <p>
                Wij dienen niets bij RVO in. Dat doe je zelf, met het document dat je bij ons ophaalt, en RVO gaat daar
                volgens haar eigen privacyverklaring mee om.
              </p>
            </>
          ),
        },
        {
          id: 'browser',
          title: 'Cookies en opslag in je browser',
          body: (
            <>
              <p>
                {site?.analytics_id
                  ? 'Zonder jouw toestemming plaatsen we geen cookies voor statistieken of marketing en laden we niets van derden.'
                  : 'We plaatsen geen cookies voor statistieken of marketing en laden niets van derden.'}{' '}
                Om de site te laten werken bewaren we wel gegevens in je browser. Ze staan onder deze namen, en je kunt
                ze altijd zelf wissen in de instellingen van je browser:
              </p>
              <StoredKeys />
            </>
          ),
        },
        {
          id: 'beveiliging',
          title: 'Hoe we je gegevens beveiligen',
          body: (
            <p>
              Wachtwoorden staan alleen als hash opgeslagen, je ziet alleen je eigen aanvragen, en uitloggen trekt je
              inlog ook op de server in. Denk je dat er iets mis is met de beveiliging? Mail ons meteen
              {email && <> op {email}</>}.
            </p>
          ),
        },
        {
          id: 'rechten',
          title: 'Wat jouw rechten zijn',
          body: (
            <>
              <p>
                Je mag je gegevens inzien, laten verbeteren, laten wissen, de verwerking laten beperken, er bezwaar
                tegen maken en een kopie krijgen om mee te nemen. Mail ons{email && <> op {email}</>}; je krijgt binnen
                een maand antwoord. Wat we volgens de wet moeten bewaren, kunnen we niet eerder wissen.
              </p>
              <p>
                Kom je er met ons niet uit, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens
                (autoriteitpersoonsgegevens.nl).
              </p>
            </>
          ),
        },
        {
          id: 'wijzigingen',
          title: 'Als deze verklaring verandert',
          body: (
            <p>
              De datum bovenaan zegt wanneer we haar voor het laatst hebben gewijzigd. Verandert er iets belangrijks,
              dan laten we dat weten aan wie een account heeft. Lees ook onze{' '}
              <Link to={paths.terms}>algemene voorwaarden</Link>.
            </p>
          ),
        },
      ]}
    />
  )
}

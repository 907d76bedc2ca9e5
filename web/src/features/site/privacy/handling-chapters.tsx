import { ByReader, ReaderHost } from '../../../shared/site/site-text'
import type { Chapter } from '../legal-page'
import { StoredKeys } from '../stored-keys'

const readByRules = (
  <p>
    Een programma op onze eigen server beoordeelt je teksten en werkt ze uit tot een aanvraag. Je teksten gaan daarvoor
    niet naar een externe AI-dienst en worden niet gebruikt om een model te trainen.
  </p>
)

const readByOwnModel = (
  <p>
    Een taalmodel dat we zelf draaien leest je teksten. Met wat het vindt en met onze eigen regels beoordelen we ze en
    werken we ze uit tot een aanvraag. Je teksten gaan daarvoor niet naar een externe AI-dienst en worden niet gebruikt
    om een model te trainen.
  </p>
)

const readElsewhere = (
  <p>
    Een taalmodel van een ander bedrijf leest je teksten. Met wat het vindt en met onze eigen regels beoordelen we ze en
    werken we ze uit tot een aanvraag. Naar <ReaderHost /> gaan daarvoor je projectteksten en je omschrijving van
    kosten. Je account, de gegevens van je bedrijf en die van je medewerkers sturen we niet mee. Zet dus geen namen of
    andere persoonsgegevens in je projectteksten.
  </p>
)

/** How texts are judged, how long things are kept, and who gets them. */
export const handlingChapters: Chapter[] = [
  {
    id: 'beoordeling',
    title: 'Hoe je teksten worden beoordeeld',
    body: (
      <>
        <ByReader rules={readByRules} own={readByOwnModel} external={readElsewhere} />
        <p>
          De uitkomst is een eerste controle en een hulp bij het schrijven. Er wordt niet automatisch over je aanvraag
          beslist: dat doet RVO, nadat jij hem hebt ingediend.
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
          <strong>Account, bedrijven, aanvragen, documenten en uren:</strong> zolang je je account hebt. Uit onszelf
          wissen we niets binnen 7 jaar: zo lang kun je het voor de WBSO en de belastingen nodig hebben. Sluit je je
          account, dan wissen of anonimiseren we alles wat we niet volgens de wet moeten bewaren.
        </li>
        <li>
          <strong>Medewerkers:</strong> een medewerker zonder uren verwijder je zelf. Een medewerker met uren archiveer
          je: naam, functie en uren blijven dan staan, omdat ze je urenadministratie zijn. Ook als je je account sluit
          blijven die bewaard; e-mailadressen, BSN’s en wie een BSN opvroeg wissen we dan.
        </li>
        <li>
          <strong>Facturen en de betalingen erbij:</strong> 7 jaar, vanwege de fiscale bewaarplicht, ook als je je
          account sluit.
        </li>
        <li>
          <strong>Beoordelingen:</strong> 24 uur, zodat dezelfde tekst niet steeds opnieuw wordt beoordeeld.
        </li>
        <li>
          <strong>Inloggen:</strong> een sessie hooguit 14 dagen, een IP-adres tot 30 dagen nadat je er voor het laatst
          inlogde. Een link voor een nieuw wachtwoord werkt 30 minuten. Een toegangstoken staat in je lijst tot 30 dagen
          nadat het verliep, een vorig e-mailadres bewaren we zeven dagen, zodat je een wijziging kunt terugdraaien.
        </li>
        <li>
          <strong>Berichten aan ons:</strong> in de regel 400 dagen. Sluit je je account, dan wissen we ze meteen als je
          je e-mailadres hebt bevestigd, met de link in een mail van ons. Zo’n link werkt zeven dagen. Belangstelling
          voor No Cure No Pay: tot je account sluit. Vraag je ons om iets eerder te wissen, dan doen we dat.
        </li>
        <li>
          <strong>Wat alleen de techniek nodig heeft:</strong> welke mail we je stuurden 30 dagen, en het kenmerk van
          een aanroep, waarmee die niet dubbel telt, 90 dagen.
        </li>
        <li>
          <strong>Logboeken en reservekopieën:</strong> zolang dat voor beveiliging en herstel nodig is, als regel 30
          dagen. In een reservekopie staat iets dus nog even nadat het is gewist.
        </li>
      </ul>
    ),
  },
  {
    id: 'delen',
    title: 'Met wie we gegevens delen',
    body: (
      <>
        <p>We verkopen je gegevens niet. We delen ze alleen met:</p>
        <ul>
          <li>
            <strong>de betaaldienst,</strong> die je betaling verwerkt en daarvoor zelf verantwoordelijk is; welke dat
            is, zie je voordat je betaalt. Je projectteksten krijgt hij niet;
          </li>
          <ByReader
            external={
              <li>
                <strong>
                  <ReaderHost />,
                </strong>{' '}
                als verwerker, voor het taalmodel dat je teksten leest. Wie je bent, sturen we niet mee;
              </li>
            }
          />
          <li>
            <strong>onze leveranciers van hosting en e-mail,</strong> als verwerker, met een verwerkersovereenkomst;
          </li>
          <li>
            <strong>Google,</strong> voor statistieken en marketing, en alleen als je daar toestemming voor geeft. Wat
            je typt, gaat daar nooit heen;
          </li>
          <li>
            <strong>Calendly,</strong> als je op de contactpagina zelf de agenda laadt om een gesprek te plannen;
          </li>
          <li>
            <strong>de overheid,</strong> als de wet ons daartoe verplicht.
          </li>
        </ul>
        <p>
          <ByReader
            rules="Google en Calendly"
            own="Google en Calendly"
            external={
              <>
                Google, Calendly en <ReaderHost />
              </>
            }
          />{' '}
          kunnen gegevens buiten de Europese Unie verwerken, met de waarborgen die de AVG daarvoor vraagt. Bij RVO
          dienen wij niets in. Dat doe je zelf, met het document dat je hier ophaalt.
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
          Zonder jouw toestemming plaatsen we geen cookies voor statistieken of marketing en laden we niets van anderen.
          Weiger je, dan werkt alles gewoon. Onderaan elke pagina staat Cookie-instellingen: daar verander je je keuze
          of trek je je toestemming in, net zo makkelijk als je haar gaf. Cookies van Google die er dan al staan, wissen
          we.
        </p>
        <p>
          Om de site te laten werken bewaren we wel gegevens in je browser. Ze staan onder deze namen, en je kunt ze
          altijd zelf wissen in de instellingen van je browser:
        </p>
        <StoredKeys />
      </>
    ),
  },
]

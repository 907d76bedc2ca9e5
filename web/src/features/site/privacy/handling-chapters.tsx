import type { Chapter } from '../legal-page'
import { StoredKeys } from '../stored-keys'

/** How texts are judged, how long things are kept, and who gets them. */
export const handlingChapters: Chapter[] = [
  {
    id: 'beoordeling',
    title: 'Hoe je teksten worden beoordeeld',
    body: (
      <>
        <p>
          Een programma op onze eigen server beoordeelt je teksten en werkt ze uit tot een aanvraag. Je teksten gaan
          daarvoor niet naar een externe AI-dienst en worden niet gebruikt om een model te trainen.
        </p>
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
          inlogde. Een link voor een nieuw wachtwoord werkt 30 minuten.
        </li>
        <li>
          <strong>Berichten en belangstelling voor No Cure, No Pay:</strong> tot je account sluit of je ons vraagt ze te
          wissen.
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
          Google en Calendly kunnen gegevens buiten de Europese Unie verwerken, met de waarborgen die de AVG daarvoor
          vraagt. Bij RVO dienen wij niets in. Dat doe je zelf, met het document dat je hier ophaalt.
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
          Weiger je, dan werkt alles gewoon. Onderaan elke pagina staat ‘Cookie-instellingen’: daar verander je je keuze
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

import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { ApplyNow } from '../../shared/site/site-text'
import { ExampleLink } from './example-link'

export const CostsChapter = () => (
  <>
    <p>
      Naast de uren tellen ook kosten en uitgaven voor het project mee, zoals materiaal, onderdelen van een prototype en
      meetapparatuur. Je kiest hoe:
    </p>
    <ul>
      <li>
        <strong>Forfait:</strong> een vast bedrag van {'€\u00a010'} per S&amp;O-uur voor de eerste 1.800 uur van het
        jaar, en {'€\u00a04'} voor elk uur daarboven. Je hoeft geen bonnen te bewaren.
      </li>
      <li>
        <strong>Werkelijke kosten:</strong> wat je echt uitgeeft, alleen voor het project. Dat loont bij hoge kosten,
        maar vraagt een administratie van elke post.
      </li>
    </ul>
    <p>
      Je keuze bij de eerste aanvraag van een jaar geldt voor dat hele jaar. Lonen, ingehuurd werk en uitbesteed
      onderzoek tellen bij de kosten niet mee. Zelfstandigen zonder personeel kunnen geen kosten opvoeren.
    </p>
  </>
)

export const ApplicationChapter = () => (
  <>
    <p>
      <ApplyNow as="employer" /> <ApplyNow as="self_employed" />
    </p>
    <p>
      Je vraagt de WBSO aan vóórdat je begint. Uren van vóór de periode tellen niet mee. Je kiest alleen de maand waarin
      je start: het einde is altijd 31 december. Daardoor duurt een periode 3 tot 12 maanden.
    </p>
    <ul>
      <li>
        <strong>Uiterste dag:</strong> de dag voordat je periode begint. Een periode begint op de eerste van een maand.
      </li>
      <li>
        <strong>Start op 1 januari:</strong> uiterlijk 20 december.
      </li>
      <li>
        <strong>Laatste kans voor een jaar:</strong> 30 september, voor een start op 1 oktober.
      </li>
      <li>
        <strong>Hoe vaak:</strong> als werkgever hooguit 4 aanvragen per jaar, met zoveel projecten als je wilt.
        Zelfstandigen mogen vaker aanvragen.
      </li>
      <li>
        <strong>Beslissing:</strong> ongeveer 3 maanden na het begin van je periode. Stelt RVO vragen, dan heb je 14
        dagen om te antwoorden.
      </li>
    </ul>
    <p>
      Om in te dienen heb je eHerkenning nodig, niveau 3. Dat kost geld; vraag het op tijd aan. In{' '}
      <Link to={paths.newRequest}>je aanvraag</Link> rekenen we de uiterste datum voor je uit. Hoe een aanvraag
      eruitziet die af is, zie je in <ExampleLink>dit voorbeeld</ExampleLink>.
    </p>
  </>
)

export const RecordsChapter = () => (
  <ul>
    <li>
      <strong>Uren:</strong> per medewerker, per project en per dag, vastgelegd binnen 10 werkdagen. Verlof en ziekte
      tellen niet mee.
    </li>
    <li>
      <strong>Projectadministratie:</strong> wat je deed, wat eruit kwam en hoe het verder ging, met datum en naam.
    </li>
    <li>
      <strong>Mededeling:</strong> uiterlijk 31 maart geef je aan RVO door hoeveel uren je in het afgelopen jaar echt
      maakte. Doe je dat niet of te laat, dan kan RVO een boete geven.
    </li>
    <li>
      <strong>Bewaren:</strong> bewaar alles 7 jaar.
    </li>
  </ul>
)

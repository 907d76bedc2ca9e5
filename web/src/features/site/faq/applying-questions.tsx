import { Link } from 'react-router'
import { paths } from '../../../lib/paths'
import { ApplyNow } from '../../../shared/site/site-text'
import type { Question } from './question'

/** When and how one applies. */
export const applyingQuestions: Question[] = [
  {
    id: 'wanneer-aanvragen',
    ask: 'Wanneer moet ik aanvragen?',
    answer: (
      <>
        <p>Altijd vooraf: voor werk dat al gedaan is, krijg je niets.</p>
        <p>
          <ApplyNow as="employer" /> <ApplyNow as="self_employed" />
        </p>
        <ul>
          <li>
            <strong>Als werkgever</strong> begint je periode op de eerste van een maand. Je dient uiterlijk de dag
            ervoor in. Wil je op 1 januari beginnen, dan is dat uiterlijk 20 december. De laatste kans voor een lopend
            jaar is 30 september.
          </li>
          <li>
            <strong>Als zelfstandige</strong> begint je periode op de dag waarop je indient. Dat kan tot en met 30
            september van dat jaar.
          </li>
        </ul>
        <p>De periode loopt altijd tot en met 31 december. Ze duurt dus 3 tot 12 maanden.</p>
      </>
    ),
  },
  {
    id: 'hoe-vaak',
    ask: 'Hoe vaak mag ik aanvragen?',
    answer: (
      <>
        <p>
          Als werkgever hooguit vier keer per kalenderjaar, voor minstens drie maanden per keer. In één aanvraag mogen
          zoveel projecten als je wilt, en de perioden van je aanvragen mogen elkaar overlappen. Een aanvraag die je
          intrekt, telt niet mee. Als zelfstandige mag je zo vaak aanvragen als je wilt.
        </p>
        <p>
          Wat je hebt ingediend, kun je niet meer wijzigen. Heb je meer uren nodig of begin je een nieuw project, dan
          dien je een nieuwe aanvraag in.
        </p>
      </>
    ),
  },
  {
    id: 'hoe-aanvragen',
    ask: 'Hoe vraag ik de WBSO aan?',
    answer: (
      <>
        <ol>
          <li>
            Beschrijf je project <Link to={paths.newRequest}>hier in drie teksten</Link>. Je krijgt per tekst meteen een
            oordeel en ziet wat er nog ontbreekt.
          </li>
          <li>Vul de gegevens van je project en je bedrijf aan, en verstuur je aanvraag naar ons.</li>
          <li>Bekijk het voorbeeld, betaal, en download je aanvraag als PDF.</li>
          <li>
            Log met eHerkenning (niveau 3) in bij RVO, neem de antwoorden over en dien de aanvraag in. Het stappenplan
            daarvoor staat in je document.
          </li>
        </ol>
        <p>
          eHerkenning kost geld; vraag het op tijd aan. Meer lees je in onze{' '}
          <Link to={paths.manualDownload}>handleiding (PDF)</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'beslissing',
    ask: 'Hoelang duurt het tot RVO beslist?',
    answer: (
      <>
        <p>
          Ongeveer drie maanden (13 weken) vanaf het begin van de periode die je aanvraagt. Vraag je werkelijke kosten
          aan, dan kan het langer duren.
        </p>
        <p>
          RVO stelt vaak vragen. Je hebt dan 14 dagen om te antwoorden, en kunt één keer 14 dagen uitstel vragen. Op de
          beslissing wachten hoeft niet: je mag aan de slag zodra je periode begint. Houd vanaf dan je uren bij.
        </p>
      </>
    ),
  },
]

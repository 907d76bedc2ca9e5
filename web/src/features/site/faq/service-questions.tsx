import { Link } from 'react-router'
import { paths } from '../../../lib/paths'
import { euro } from '../../../lib/rules/money'
import { NextPrice, OperatorMail } from '../../../shared/site/site-text'
import { standardPrice } from '../services-list'
import type { Question } from './question'

/** What we do, and what it costs. */
export const serviceQuestions: Question[] = [
  {
    id: 'zelf-doen',
    ask: 'Kan ik de aanvraag ook helemaal zelf doen?',
    answer: (
      <p>
        Ja. Het formulier van RVO is gratis en je hebt er geen adviseur voor nodig. Het lastige zit in de teksten: ze
        moeten technisch zijn, niet functioneel, en laten zien wat je vooraf nog niet weet. Schrijf je vaker zulke
        aanvragen, dan lukt het je vast zelf. Ook dan kun je je teksten hier gratis laten beoordelen.
      </p>
    ),
  },
  {
    id: 'waarom',
    ask: 'Waarom zou ik deze dienst gebruiken?',
    answer: (
      <ul>
        <li>Je ziet tijdens het schrijven wat er ontbreekt, met een vraag en een voorbeeld erbij.</li>
        <li>Je ziet bij elk onderdeel van RVO wat er staat, wat er nog mist en hoe lang het mag zijn.</li>
        <li>Je betaalt een vaste prijs per project, en pas nadat je een voorbeeld hebt gezien.</li>
        <li>Het blijft jouw verhaal: we verzinnen geen techniek die je niet zelf hebt genoemd.</li>
      </ul>
    ),
  },
  {
    id: 'hoeveel-tijd',
    ask: 'Hoeveel tijd kost het mij?',
    answer: (
      <p>
        De drie teksten kosten ongeveer 10 minuten, de vragen van RVO daarna ongeveer een uur. Je kunt altijd stoppen en
        later verdergaan: je concept blijft bewaard in je browser, en wat je na het versturen invult in je account.
      </p>
    ),
  },
  {
    id: 'wat-kost-het',
    ask: 'Wat kost het?',
    answer: (
      <>
        <p>
          Schrijven en laten beoordelen is gratis. De hele aanvraag kost {standardPrice} exclusief btw per project; met
          21% btw is dat {euro(961_95)}. Je betaalt vooraf, nadat je een voorbeeld hebt gezien. Aan ons betaal je verder
          niets; eHerkenning, waarmee je indient, koop je bij een erkende leverancier.
          <NextPrice />
        </p>
      </>
    ),
  },
  {
    id: 'hulp-na-aanvraag',
    ask: 'Helpen jullie ook na de aanvraag?',
    answer: (
      <p>
        Je document eindigt met een stappenplan voor het indienen, en in de{' '}
        <Link to={paths.manualDownload}>handleiding (PDF)</Link> lees je wat er na de toekenning komt. Kom je er niet
        uit, of stelt RVO een vraag over je aanvraag, <Link to={paths.contact}>neem dan contact op</Link>. Bij een
        betaalde aanvraag hoort ook projectbeheer: in je <Link to={paths.portal}>portaal</Link> houd je per medewerker
        de uren bij en maak je rapporten voor RVO en je accountant.
      </p>
    ),
  },
  {
    id: 'andere-vraag',
    ask: 'Ik heb een andere vraag. Waar kan ik terecht?',
    answer: (
      <p>
        Stuur ons <Link to={paths.contact}>een bericht</Link> of mail naar <OperatorMail />. Je krijgt meestal binnen
        één werkdag antwoord. Over de regeling zelf vind je alles op de site van RVO.
      </p>
    ),
  },
]

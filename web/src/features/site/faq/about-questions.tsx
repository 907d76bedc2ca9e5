import { Link } from 'react-router'
import { paths } from '../../../lib/paths'
import { EachYear, ExampleStep, YearFigure } from '../../../shared/site/site-text'
import type { Question } from './question'

/** What the WBSO is. */
export const aboutQuestions: Question[] = [
  {
    id: 'wat-is-de-wbso',
    ask: 'Wat is de WBSO?',
    answer: (
      <>
        <p>
          Een regeling van de Nederlandse overheid die speur- en ontwikkelingswerk (S&O) goedkoper maakt. De naam komt
          van de Wet bevordering speur- en ontwikkelingswerk.
        </p>
        <p>
          Werkgevers dragen er minder loonheffing door af. Zelfstandigen trekken er een extra bedrag door af van hun
          winst. Je vraagt de WBSO vooraf aan bij RVO, de Rijksdienst voor Ondernemend Nederland. In{' '}
          <YearFigure of="year" /> is er zo’n <YearFigure of="budget_millions" /> voor beschikbaar.
        </p>
      </>
    ),
  },
  {
    id: 'voor-wie',
    ask: 'Voor wie is de WBSO?',
    answer: (
      <>
        <p>
          Voor bedrijven van elke grootte met eigen personeel, en voor zelfstandigen die minstens 500 uur per jaar aan
          S&O besteden. Voor je project gelden vier voorwaarden:
        </p>
        <ul>
          <li>Je ontwikkelt een product, een productieproces of programmatuur, of onderdelen daarvan.</li>
          <li>Je lost daarbij zelf een technisch probleem op, en de oplossing is technisch nieuw voor jouw bedrijf.</li>
          <li>Je weet vooraf niet zeker of het lukt.</li>
          <li>Het werk moet nog gebeuren, en je doet het in Nederland of een ander land van de Europese Unie.</li>
        </ul>
        <p>
          Bestaande programma’s inrichten of koppelen, marktonderzoek, vormgeving en werk dat je door een ander laat
          doen, tellen niet mee.
        </p>
      </>
    ),
  },
  {
    id: 'hoeveel-voordeel',
    ask: 'Hoeveel levert de WBSO op?',
    answer: (
      <>
        <p>
          Een werkgever krijgt een percentage van de S&O-grondslag: het loon van de S&O-uren plus een bedrag voor andere
          kosten. Dat bedrag is vast (€ 10 per uur tot 1.800 uur, daarboven € 4) of gelijk aan je werkelijke kosten en
          uitgaven. Een zelfstandige krijgt een vaste aftrek. Per jaar:
        </p>
        <ul>
          <EachYear>
            <li>
              <strong>
                <YearFigure of="year" />:
              </strong>{' '}
              <YearFigure of="first_bracket_percent" /> tot <YearFigure of="first_bracket_limit" /> en{' '}
              <YearFigure of="second_bracket_percent" /> daarboven; een starter krijgt{' '}
              <YearFigure of="first_bracket_starter_percent" /> tot die grens. Een zelfstandige trekt{' '}
              <YearFigure of="self_employed_deduction" /> af, een starter{' '}
              <YearFigure of="self_employed_starter_extra" /> extra.
            </li>
          </EachYear>
        </ul>
        <p>
          Een voorbeeld voor <ExampleStep of="year" />: <ExampleStep of="hours" /> uur tegen <ExampleStep of="wage" />{' '}
          is <ExampleStep of="wages" /> aan loon. Met het vaste bedrag van <ExampleStep of="allowance" /> erbij is de
          grondslag <ExampleStep of="base" />. Het voordeel is <ExampleStep of="first_rate_percent" /> daarvan:{' '}
          <ExampleStep of="benefit" />.
        </p>
        <p>
          Als werkgever ben je starter als je in minstens één van de afgelopen vijf jaar nog geen personeel had, en
          hooguit drie jaar. Op <Link to={paths.aboutWbso}>Wat is de WBSO?</Link> reken je je eigen voordeel uit.
        </p>
      </>
    ),
  },
]

import { Box, Paper } from '@mantine/core'
import { YearFigure } from '../../shared/site/site-text'
import styles from './about.module.css'

export const WhatChapter = () => (
  <>
    <p>
      WBSO staat voor Wet Bevordering Speur- en Ontwikkelingswerk. Speur- en ontwikkelingswerk, kort S&amp;O, is het
      werk waarmee je een technisch probleem oplost waarvan je vooraf niet weet of het lukt.
    </p>
    <p>
      Het is geen subsidie die je krijgt uitbetaald. Heb je personeel, dan verreken je het voordeel met de loonheffing
      die je afdraagt. Ben je zelfstandige, dan trek je een vast bedrag af van je winst. RVO voert de regeling uit en
      beslist over elke aanvraag.
    </p>
  </>
)

export const WhoChapter = () => (
  <>
    <p>Je hoeft geen laboratorium te hebben. De regeling is er voor:</p>
    <ul>
      <li>
        <strong>bedrijven met personeel</strong>, klein of groot, die in Nederland loonheffing afdragen;
      </li>
      <li>
        <strong>starters</strong>: was er in minstens één van de afgelopen vijf jaar geen personeel, dan geldt een hoger
        percentage, hooguit drie jaar lang;
      </li>
      <li>
        <strong>zelfstandigen</strong> die zelf minstens 500 S&amp;O-uren per jaar maken en voldoen aan het
        urencriterium van 1.225 uur. Zij trekken <YearFigure of="self_employed_deduction" /> af van hun winst, en als
        starter nog <YearFigure of="self_employed_starter_extra" /> extra (<YearFigure of="year" />
        ).
      </li>
    </ul>
  </>
)

const counts = [
  'Een product, een productieproces of programmatuur ontwikkelen die technisch nieuw is voor jou.',
  'Een technisch probleem dat je zelf oplost: bekende oplossingen voldoen niet.',
  'Vooraf is onzeker of het lukt, omdat de techniek het nog niet laat zien.',
  'Ontwerpen, programmeren, een prototype bouwen, proeven doen en die uitwerken.',
]

const doesNot = [
  'Bestaande software inrichten, koppelen of aanpassen op de gewone manier.',
  'Ontwerp van schermen, functies zonder technisch probleem, onderhoud en het oplossen van fouten.',
  'Marktonderzoek, reizen, beurzen, cursussen, overleg en administratie.',
  'Werk dat al klaar is, of dat een ander voor je ontwikkelt.',
  'Een taalmodel trainen of toepassen op de gebruikelijke manier. Eigen programmatuur voor een echt knelpunt kan wel.',
]

export const WhatCountsChapter = () => (
  <>
    <div className={styles.pair}>
      <Paper component="section" className={styles.list} px="lg" py="ml" aria-labelledby="wel">
        <Box component="h3" mb="xs" fz="md" id="wel">
          Dit telt mee
        </Box>
        <ul>
          {counts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Paper>
      <Paper component="section" className={styles.list} px="lg" py="ml" aria-labelledby="niet">
        <Box component="h3" mb="xs" fz="md" id="niet">
          Dit telt niet mee
        </Box>
        <ul>
          {doesNot.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Paper>
    </div>
    <p>
      Of je product een succes wordt, doet er niet toe, en de markt hoeft het niet te missen. RVO kijkt naar het
      technische probleem: wat weet je vooraf nog niet, en hoe wil je daarachter komen?
    </p>
  </>
)

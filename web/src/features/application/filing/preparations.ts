import type { components } from '../../../lib/schema'

/** RVO's kind of applicant: employees (W), self-employed (Z), both (B), or not said. */
export type Applicant = components['schemas']['ProjectContent']['applicant']

const companyNeeds = {
  Z: 'RVO vraagt de rechtsvorm, de adressen en de contactgegevens. Je vult ze hier in bij Je bedrijf.',
  other:
    'RVO vraagt de rechtsvorm, de adressen, de contactgegevens en, met werknemers, het fiscaal nummer (RSIN). Je vult ze hier in bij Je bedrijf.',
}

const notKept = 'Ze komen niet in je aanvraag: je vult ze zelf in bij RVO.'

const personal = {
  W: {
    label: 'Leg de burgerservicenummers klaar',
    words: `RVO vraagt ze van medewerkers die eerder S&O deden, om het uurloon te berekenen. ${notKept}`,
  },
  Z: {
    label: 'Leg je burgerservicenummer klaar',
    words:
      'RVO vraagt het van wie als zelfstandige aanvraagt. Het komt niet in je aanvraag: je vult het zelf in bij RVO.',
  },
  B: {
    label: 'Leg de burgerservicenummers klaar',
    words: `RVO vraagt dat van jou, en die van medewerkers die eerder S&O deden om het uurloon te berekenen. ${notKept}`,
  },
}

/** What to do before one copies the answers, for who applies. */
export const preparations = (applicant: Applicant) => [
  {
    key: 'eherkenning',
    label: 'Regel eHerkenning niveau 3',
    words:
      'Zonder eHerkenning, niveau 3 of hoger, kun je niet indienen. Je koopt het bij een erkende leverancier; dat kost geld. Heb je het nog niet, vraag het dan nu aan: reken op een week of langer.',
  },
  {
    key: 'machtiging',
    label: 'Controleer de machtiging',
    words: `Wie indient, moet binnen eHerkenning gemachtigd zijn om voor je bedrijf zaken te doen met RVO. ${applicant === 'Z' ? '' : 'De beheerder van eHerkenning in je bedrijf regelt dat. '}Dient een ander bedrijf voor je in, dan heeft dat een ketenmachtiging nodig.`,
  },
  {
    key: 'rsin',
    label: 'Leg de gegevens van je bedrijf klaar',
    words: applicant === 'Z' ? companyNeeds.Z : companyNeeds.other,
  },
  { key: 'bsn', ...personal[applicant || 'W'] },
  {
    key: 'openen',
    label: 'Open het formulier',
    words:
      'Log in op mijn.rvo.nl, kies het eLoket en start een nieuwe WBSO-aanvraag. Het formulier sluit na ongeveer 15 minuten zonder invoer; houd daarom deze pagina ernaast.',
  },
]

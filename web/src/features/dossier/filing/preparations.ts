/** What to do before one copies the answers. */
export const preparations = [
  {
    key: 'eherkenning',
    label: 'Regel eHerkenning niveau 3',
    words:
      'Zonder eHerkenning, niveau 3 of hoger, kun je niet indienen. Heb je het nog niet, vraag het dan nu aan: reken op een week of langer.',
  },
  {
    key: 'machtiging',
    label: 'Controleer de machtiging',
    words:
      'Wie indient, moet binnen eHerkenning gemachtigd zijn om voor je bedrijf zaken te doen met RVO. De beheerder van eHerkenning in je bedrijf regelt dat. Dient een ander bedrijf voor je in, dan heeft dat een ketenmachtiging nodig.',
  },
  {
    key: 'rsin',
    label: 'Leg de gegevens van je bedrijf klaar',
    words:
      'RVO vraagt de rechtsvorm, de adressen, de contactgegevens en, met werknemers, het fiscaal nummer (RSIN). Je vult ze hier in bij ‘Je bedrijf’.',
  },
  {
    key: 'bsn',
    label: 'Leg de burgerservicenummers klaar',
    words:
      'RVO vraagt ze van zelfstandigen, en van medewerkers die eerder S&O deden om het uurloon te berekenen. Wij bewaren ze hier niet: je vult ze zelf in bij RVO.',
  },
  {
    key: 'openen',
    label: 'Open het formulier',
    words:
      'Log in op mijn.rvo.nl, kies het eLoket en start een nieuwe WBSO-aanvraag. Het formulier sluit na ongeveer 15 minuten zonder invoer; houd daarom deze pagina ernaast.',
  },
]

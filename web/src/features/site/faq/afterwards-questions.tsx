import { Link } from 'react-router'
import { paths } from '../../../lib/paths'
import type { Question } from './question'

/** What follows once RVO has granted an application. */
export const afterwardsQuestions: Question[] = [
  {
    id: 'urenadministratie',
    ask: 'Welke urenadministratie moet ik bijhouden?',
    answer: (
      <>
        <p>Per medewerker, per project en per dag het aantal S&O-uren, vanaf de eerste dag van je project. Verder:</p>
        <ul>
          <li>Werk de uren bij binnen 10 werkdagen nadat het werk is gedaan.</li>
          <li>Schrijf geen uren op ziekte- en vakantiedagen. RVO vergelijkt je uren daarmee.</li>
          <li>Reken op hooguit 8 uur per dag; meer telt alleen als je die uren ook echt uitbetaalt.</li>
          <li>
            Houd een projectadministratie bij waaruit blijkt wat je deed, met welk resultaat en wanneer. Zorg dat ze
            klaar is binnen twee maanden na elk kwartaal.
          </li>
          <li>Vraag je werkelijke kosten aan, dan hoort daar een kostenadministratie bij.</li>
        </ul>
        <p>
          Bij een betaalde aanvraag doe je dit in je <Link to={paths.portal}>portaal</Link>: je vult per week de uren
          van je medewerkers in of leest ze in uit een bestand van bijvoorbeeld Toggl Track, Clockify, Kimai of Jira. Je
          ziet welke uren te laat zijn ingevoerd, en een verbetering blijft zichtbaar met wie haar wanneer deed.
          Urenstaten en rapporten haal je er als PDF, Excel of CSV uit.
        </p>
        <p>Bewaar alles 7 jaar, net als de rest van je administratie.</p>
      </>
    ),
  },
  {
    id: 'verrekenen',
    ask: 'Hoe krijg ik het voordeel?',
    answer: (
      <>
        <p>
          Je krijgt geen geld overgemaakt. RVO geeft een S&O-verklaring af met het bedrag. Een werkgever trekt dat in
          dat jaar af van de loonheffing die hij betaalt. Is er te weinig loonheffing, dan vervalt de rest. Een
          zelfstandige past de aftrek toe in de aangifte inkomstenbelasting.
        </p>
        <p>
          Na afloop meld je bij RVO hoeveel uren je echt hebt gemaakt, uiterlijk op 31 maart. Waren het er minder, dan
          betaal je het verschil terug. Uren boven het toegekende aantal leveren niets op. Blijft een zelfstandige onder
          de 500 uur, dan vervalt de aftrek.
        </p>
      </>
    ),
  },
  {
    id: 'controle',
    ask: 'Kan RVO mij controleren?',
    answer: (
      <>
        <p>
          Ja, ook achteraf. RVO bekijkt dan of je deed wat in je aanvraag staat, en of je uren en je
          projectadministratie kloppen. Een betrouwbaar cijfer over hoe vaak dat gebeurt, kennen we niet; ga er dus van
          uit dat het kan.
        </p>
        <p>
          Klopt de administratie niet of is ze er niet, dan kan RVO je voordeel verlagen, zelfs tot nul, en een boete
          geven. Wie zijn uren per dag bijhoudt, kan zo’n controle rustig afwachten.
        </p>
      </>
    ),
  },
]

import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { paths } from '../../lib/paths'
import { LegalPage } from './legal-page'
import { OperatorDetails } from './operator-details'
import { standardPrice, successFee } from './services-list'

export default function TermsPage() {
  const site = useSite()
  return (
    <LegalPage
      title="Algemene voorwaarden"
      lead="Wat je van ons krijgt, wat het kost, en waar we allebei op mogen rekenen."
      updated="20 november 2026"
      chapters={[
        {
          id: 'partijen',
          title: 'Wie wij zijn en wanneer dit geldt',
          body: (
            <>
              <OperatorDetails site={site} />
              <p>
                Deze voorwaarden gelden voor elk gebruik van deze dienst en voor elke overeenkomst die we met je
                sluiten. De dienst is bedoeld voor ondernemers en organisaties. Je eigen voorwaarden gelden niet, tenzij
                we dat schriftelijk hebben afgesproken.
              </p>
            </>
          ),
        },
        {
          id: 'dienst',
          title: 'Wat de dienst is',
          body: (
            <>
              <p>
                Je beschrijft je project; wij beoordelen je teksten met software, werken ze uit tot een WBSO-aanvraag en
                leveren die als PDF, met een handleiding om hem in te dienen. Bij de standaarddienst dien je de aanvraag
                zelf in bij RVO.
              </p>
              <p>
                No Cure, No Pay wordt verwacht en is nog niet te koop: daarbij controleren experts de aanvraag en dienen
                wij hem in, tegen {successFee} bij toekenning. Zodra die dienst er is, krijgt hij eigen voorwaarden.
              </p>
            </>
          ),
        },
        {
          id: 'overeenkomst',
          title: 'Hoe de overeenkomst tot stand komt',
          body: (
            <p>
              Teksten schrijven en laten beoordelen is gratis en verplicht je tot niets. De overeenkomst komt tot stand
              als je op het betaalscherm akkoord gaat met deze voorwaarden en betaalt. Je ziet vooraf een voorbeeld van
              je document, de punten die nog openstaan en de volledige prijs.
            </p>
          ),
        },
        {
          id: 'prijs',
          title: 'Prijs en betaling',
          body: (
            <>
              <p>
                De standaarddienst kost {standardPrice} exclusief btw per aanvraag. Wat je met btw en een eventuele
                kortingscode betaalt, staat op het betaalscherm; dat bedrag geldt. Je betaalt vooraf, via de
                betaaldienst die we daar noemen.
              </p>
              <p>
                Spreken we af dat je op factuur betaalt, dan is de betaaltermijn 14 dagen na de factuurdatum. Betaal je
                te laat, dan mogen we de wettelijke handelsrente en redelijke incassokosten rekenen.
              </p>
            </>
          ),
        },
        {
          id: 'levering',
          title: 'Levering',
          body: (
            <p>
              Zodra de betaling is bevestigd, kun je je document downloaden. Dat is meestal meteen. Het blijft daarna in
              je account beschikbaar. Lukt de levering door onze schuld niet, dan leveren we alsnog of betalen we je het
              bedrag terug.
            </p>
          ),
        },
        {
          id: 'herroepen',
          title: 'Annuleren',
          body: (
            <p>
              Het document wordt voor jouw project gemaakt en direct geleverd. Na de levering kun je de koop daarom niet
              meer annuleren. Klopt er iets niet in wat wij hebben geleverd, meld het ons dan: we herstellen het zonder
              kosten, of betalen terug als dat niet lukt.
            </p>
          ),
        },
        {
          id: 'jouw-deel',
          title: 'Wat we van jou verwachten',
          body: (
            <ul>
              <li>Wat je invult, is juist en volledig, en je mag het met ons delen.</li>
              <li>
                Je leest het document na voordat je het indient, beantwoordt de punten die nog openstaan en zorgt dat
                het klopt met wat je gaat doen. Jij bent verantwoordelijk voor wat je bij RVO indient, en voor het op
                tijd indienen.
              </li>
              <li>Je houdt je inloggegevens voor jezelf en meldt misbruik direct.</li>
              <li>Je gebruikt de dienst niet om hem te verstoren of om anderen te misleiden.</li>
            </ul>
          ),
        },
        {
          id: 'geen-garantie',
          title: 'Geen garantie op toekenning',
          body: (
            <p>
              RVO beslist zelfstandig over je aanvraag. Een groene beoordeling bij ons is een eerste controle van je
              tekst en geen belofte dat RVO toekent. We zijn geen onderdeel van RVO of een andere overheid. De
              standaardprijs is niet afhankelijk van de uitkomst. Bedragen en percentages die we noemen zijn
              voorbeelden; ze gelden voor het jaar dat erbij staat.
            </p>
          ),
        },
        {
          id: 'aansprakelijkheid',
          title: 'Aansprakelijkheid',
          body: (
            <>
              <p>
                We doen ons werk zorgvuldig. Zijn we toch aansprakelijk, dan is dat beperkt tot directe schade en tot
                het bedrag dat je voor de betreffende aanvraag hebt betaald. Voor indirecte schade, zoals gemiste
                subsidie of winst, zijn we niet aansprakelijk.
              </p>
              <p>
                Deze beperking geldt niet bij opzet of bewuste roekeloosheid van ons, en niet waar de wet haar verbiedt.
              </p>
            </>
          ),
        },
        {
          id: 'eigendom',
          title: 'Van wie de teksten zijn',
          body: (
            <p>
              Wat je invult blijft van jou, en het document dat je koopt mag je vrij gebruiken voor je aanvraag en je
              administratie. De software, de vormgeving en de handleiding blijven van ons. Wij houden je projectteksten
              geheim en gebruiken ze alleen om de dienst te leveren.
            </p>
          ),
        },
        {
          id: 'beschikbaarheid',
          title: 'Beschikbaarheid en wijzigingen',
          body: (
            <p>
              We doen ons best de dienst beschikbaar te houden, maar kunnen onderbrekingen niet uitsluiten. Wacht daarom
              niet tot de laatste dag met indienen. We mogen deze voorwaarden wijzigen; voor een aanvraag die je al
              betaald hebt, blijven de voorwaarden gelden die je toen hebt geaccepteerd.
            </p>
          ),
        },
        {
          id: 'persoonsgegevens',
          title: 'Persoonsgegevens',
          body: (
            <p>
              Hoe we met persoonsgegevens omgaan, staat in onze <Link to={paths.privacy}>privacyverklaring</Link>.
            </p>
          ),
        },
        {
          id: 'klachten',
          title: 'Klachten, recht en rechter',
          body: (
            <>
              <p>
                Ben je ergens niet tevreden over, mail ons dan
                {site && (
                  <>
                    {' '}
                    op <a href={`mailto:${site.operator.email}`}>{site.operator.email}</a>
                  </>
                )}
                . We antwoorden binnen 14 dagen.
              </p>
              <p>
                Op onze overeenkomsten is Nederlands recht van toepassing. Geschillen waar we samen niet uitkomen,
                worden voorgelegd aan de rechtbank Amsterdam.
              </p>
            </>
          ),
        },
      ]}
    />
  )
}

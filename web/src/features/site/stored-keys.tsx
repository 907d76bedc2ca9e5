import { type Key, keys } from '../../lib/storage'

/** The purpose of each stored key, for the privacy statement. A key without a purpose does not compile. */
const purposes: Record<keyof typeof keys, string> = {
  access: 'Houdt je ingelogd. Verloopt na een kwartier en wordt dan vernieuwd; weg als je uitlogt.',
  refresh: 'Vernieuwt je inlog, hooguit 14 dagen. Weg als je uitlogt.',
  selectedCompany: 'Het bedrijf dat je het laatst hebt gekozen. Weg als je uitlogt.',
  draft: 'Het concept van je aanvraag, zodat je later verder kunt. Weg na het verzenden of als je uitlogt.',
  earlierDrafts:
    'Je laatste vijf eerdere concepten, die je kunt terugzetten, en het concept van wie hier voor jou was ingelogd. Die van jou zijn weg als je uitlogt.',
  redirect: 'De pagina waar je na het inloggen naar terugkeert. Weg als je het tabblad sluit.',
  hours: 'De uren die je hebt ingevuld en nog niet hebt opgeslagen. Weg als je uitlogt of het tabblad sluit.',
  unsaved:
    'Wat je in een aanvraag hebt getypt en wat nog niet is opgeslagen. Weg zodra het is opgeslagen of als je uitlogt.',
  notes: 'De stappen van het indienen die je hebt afgevinkt en de vragen die je hebt doorgestuurd. Weg als je uitlogt.',
  reloadedFor: 'Onthoudt dat een onderdeel na een update opnieuw is geladen. Weg als je het tabblad sluit.',
  checkout:
    'De aanvraag die je in dit tabblad gaat betalen, om de betaling één keer te tellen. Alleen als je analytische cookies toestaat.',
  cookieConsent: 'of je toestemming gaf voor analytische en marketingcookies',
  cookieChoice: 'welke soorten cookies je toestaat, wanneer je dat koos en welke versie van de vraag je zag',
  pageVisits: 'hoe vaak je een pagina opende, tot je over cookies hebt gekozen',
}

const names = Object.keys(keys) as (keyof typeof keys)[]
const keyOf = (name: keyof typeof keys): Key => keys[name]

/** Everything that the site stores in the browser. */
export function StoredKeys() {
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>
            <code>{keyOf(name)}</code>
          </dt>
          <dd>{purposes[name]}</dd>
        </div>
      ))}
      <div>
        <dt>
          <code>wbso_browser</code>
        </dt>
        <dd>
          Een cookie die onthoudt wie hier inlogde, zodat we je mailen als iemand in een andere browser inlogt. Hooguit
          een jaar.
        </dd>
      </div>
    </dl>
  )
}

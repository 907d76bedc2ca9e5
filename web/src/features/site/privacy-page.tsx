import { LegalPage } from './legal-page'
import { dataChapters } from './privacy/data-chapters'
import { handlingChapters } from './privacy/handling-chapters'
import { rightsChapters } from './privacy/rights-chapters'

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacyverklaring"
      meta="Laatst gewijzigd op 22 november 2026"
      lead="Welke gegevens we van je verwerken, waarom, hoe lang, en wat jij daarover te zeggen hebt."
      chapters={[...dataChapters, ...handlingChapters, ...rightsChapters]}
    />
  )
}

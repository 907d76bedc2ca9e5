import { downloadTerms } from '../../api/downloads'
import { DownloadButton } from '../../ui/download-button'
import { type Chapter, LegalPage } from './legal-page'
import terms from './terms.json' with { type: 'json' }
import styles from './terms.module.css'
import { TermsText } from './terms-text'

const chapters: Chapter[] = terms.map(({ id, title, paragraphs }, i) => ({
  id,
  title,
  body: paragraphs.map((text, j) => (
    <p key={text} className={styles.clause}>
      <span className={styles.number}>{`${i + 1}.${j + 1}`}</span>
      <span>
        <TermsText text={text} />
      </span>
    </p>
  )),
}))

const download = (
  <DownloadButton
    label="Download de voorwaarden (PDF)"
    filename="algemene-voorwaarden.pdf"
    load={downloadTerms}
    href="/api/terms/download/"
    failed="Er is een fout opgetreden bij het downloaden van de voorwaarden."
    variant="default"
  />
)

export default function TermsPage() {
  return (
    <LegalPage
      title="Algemene voorwaarden"
      lead="Wat je van ons krijgt, wat het kost, en waar we allebei op mogen rekenen."
      actions={download}
      chapters={chapters}
    />
  )
}

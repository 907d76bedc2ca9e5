import { useSiteWord } from '../../shared/site/site-text'
import styles from './sample-paper.module.css'

const facts = [
  ['Aanvrager', 'Pompwijs B.V.'],
  ['Projectnummer', 'WBSO-2026-00042'],
] as const

const chapters = [
  ['Aanvrager en project', 2],
  ['Projectomschrijving', 2],
  ['Fasering werkzaamheden', 3],
  ['Technische knelpunten', 3],
  ['Oplossingsrichtingen', 4],
  ['Technische nieuwheid', 4],
  ['Zo dien je in', 6],
] as const

/** A picture of the first page of an application. */
export function SamplePaper() {
  const brand = useSiteWord('brand')
  return (
    <figure className={styles.figure}>
      <div className={styles.behind} aria-hidden="true" />
      <div className={styles.paper}>
        <div className={styles.panel}>
          <span className={styles.brand}>{brand}</span>
          <span>WBSO-aanvraag · ontwikkelingsproject</span>
          <strong className={styles.title}>Lagerschade van 400 pompen vooraf herkennen</strong>
        </div>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.contents}>Inhoud</p>
        <ol className={styles.chapters}>
          {chapters.map(([title, page]) => (
            <li key={title}>
              <span>{title}</span>
              <span className={styles.dots} aria-hidden="true" />
              <span>{page}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={styles.caption}>Voorbeeld van een aanvraag als PDF</figcaption>
    </figure>
  )
}

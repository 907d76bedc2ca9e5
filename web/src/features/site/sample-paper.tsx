import { useSiteWord } from '../../shared/site/site-text'
import example from './example.json'
import { ExampleLink } from './example-link'
import styles from './sample-paper.module.css'

const facts = [
  ['Aanvrager', example.company],
  ['Omvang', example.hours],
] as const

/** A picture of the first page of the example, which opens it. */
export function SamplePaper() {
  const brand = useSiteWord('brand')
  return (
    <figure className={styles.figure}>
      <div className={styles.behind} aria-hidden="true" />
      <div className={styles.paper}>
        <div className={styles.panel}>
          <span className={styles.brand}>{brand}</span>
          <span>WBSO-aanvraag · ontwikkelingsproject</span>
          <strong className={styles.title}>{example.title}</strong>
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
          {example.chapters.map(({ title, page }) => (
            <li key={title}>
              <span>{title}</span>
              <span className={styles.dots} aria-hidden="true" />
              <span>{page}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={styles.caption}>
        <ExampleLink>Bekijk dit voorbeeld van een aanvraag</ExampleLink>
      </figcaption>
    </figure>
  )
}

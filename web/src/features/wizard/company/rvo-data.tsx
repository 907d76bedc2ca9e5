import { IconChevronDown } from '@tabler/icons-react'
import styles from './rvo-data.module.css'

/** What RVO asks about the company, which is filled in once, when the application is finished. */
export const RvoData = () => (
  <details className={styles.fold}>
    <summary className={styles.summary}>
      Gegevens voor RVO (mag later)
      <IconChevronDown className={styles.chevron} size={18} stroke={2} aria-hidden="true" />
    </summary>
    <p>
      Deze gegevens vul je na het verzenden in, bij ‘Aanvraag afmaken’. Eén keer per bedrijf: ze gelden voor al je
      aanvragen. Je kunt ze alvast opzoeken:
    </p>
    <ul>
      <li>de rechtsvorm en het RSIN, uit het KvK-uittreksel</li>
      <li>het vestigingsadres en het correspondentieadres</li>
      <li>de naam, het e-mailadres en het telefoonnummer van je contactpersoon</li>
      <li>of je vennootschapsbelasting of inkomstenbelasting betaalt, en of je bij een fiscale eenheid hoort</li>
      <li>in welke van de afgelopen vijf jaar je personeel had, als je starter bent</li>
    </ul>
  </details>
)

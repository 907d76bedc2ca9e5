import { Button, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import styles from './beside.module.css'
import sum from './example-sum.module.css'
import { ExpectedBadge } from './expected-badge'
import band from './promises.module.css'

const rows = [
  ['WARM-112', 'Filter over korte vensters', '6,5 uur'],
  ['WARM-118', 'Meetopstelling bouwen', '7 uur'],
  ['WARM-121', 'Regressie past in 256 KB', '4 uur'],
] as const

/** The link with project tools, which is still to come, with a picture of it. */
export function Integration() {
  return (
    <section className={band.band} aria-labelledby="koppelingen">
      <div className={styles.section}>
        <div className={styles.words}>
          <ExpectedBadge>Binnenkort</ExpectedBadge>
          <Title order={2} id="koppelingen">
            Uren uit de tools waar je al mee werkt
          </Title>
          <p className={styles.text}>
            Binnenkort koppel je je issuetracker (zoals Jira) en je codeplatform (zoals GitHub of GitLab). Dan staan je
            S&amp;O-uren vanzelf bij het goede project. Nu al lees je ze in uit een bestand van Toggl Track, Clockify,
            Kimai of Jira.
          </p>
          <Button component={Link} to={paths.portal} variant="default" size="md">
            Naar het portaal
          </Button>
        </div>
        <figure className={styles.card}>
          <table className={sum.sum}>
            <caption className={sum.caption}>Voorbeeld van een maandrapport</caption>
            <tbody>
              {rows.map(([key, title, hours]) => (
                <tr key={key}>
                  <th scope="row">
                    <span className={styles.key}>{key}</span> {title}
                  </th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Totaal van S. de Vries</th>
                <td>17,5 uur</td>
              </tr>
            </tfoot>
          </table>
        </figure>
      </div>
    </section>
  )
}

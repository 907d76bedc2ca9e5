import { ExampleStep } from '../../shared/site/site-text'
import styles from './example-sum.module.css'

/** The worked example as a sum. */
export function ExampleSum() {
  return (
    <table className={styles.sum}>
      <caption className={styles.caption}>
        Voorbeeld met de cijfers van <ExampleStep of="year" />
      </caption>
      <tbody>
        <tr>
          <th scope="row">
            <ExampleStep of="hours" /> S&amp;O-uren × <ExampleStep of="wage" />
          </th>
          <td>
            <ExampleStep of="wages" />
          </td>
        </tr>
        <tr>
          <th scope="row">Forfait voor andere kosten</th>
          <td>
            <ExampleStep of="allowance" />
          </td>
        </tr>
        <tr>
          <th scope="row">Samen de S&amp;O-grondslag</th>
          <td>
            <ExampleStep of="base" />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <ExampleStep of="first_rate_percent" /> daarvan draag je minder af
          </th>
          <td>
            <ExampleStep of="benefit" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

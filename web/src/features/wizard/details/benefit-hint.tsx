import { Notice } from '../../../components/notice'
import { Waiting } from '../../../components/waiting'
import { useExtra } from '../../../lib/use-extra'
import styles from './benefit-hint.module.css'

const load = () => import('./benefit-part')

/** What the hours are worth, below their field. It is loaded once there are hours. */
export function BenefitHint({ hours }: { hours: string }) {
  const wanted = hours.trim() !== ''
  const { part, failed } = useExtra(wanted, load)
  if (!wanted) return null
  return (
    <div className={styles.panel}>
      {part !== null && <part.BenefitPart hours={hours} />}
      {part === null && !failed && <Waiting text="Je voordeel wordt berekend." />}
      {failed && <Notice tone="error">Je voordeel is nu niet te berekenen. Je kunt gewoon doorgaan.</Notice>}
    </div>
  )
}

import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Application, Part } from '../../api/application'
import { dutchNumber } from '../../lib/dutch-number'
import { requestPaths } from '../../lib/paths'
import { questionCount } from '../../lib/question-words'
import styles from './locked-part.module.css'

function ToPayment({ number }: { number: string }) {
  return (
    <Button component={Link} to={requestPaths.payment(number)} variant="default">
      Naar de betaling
    </Button>
  )
}

/** What stands in a part that is read after payment: how much, and what is still asked. */
export function LockedPart({ application, part }: { application: Application; part: Part }) {
  return (
    <div className={styles.locked}>
      <IconLock size={22} stroke={1.75} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          <strong>Je leest en wijzigt dit onderdeel na betaling.</strong>
        </p>
        <p>
          {part.length > 0
            ? `Er staan ${dutchNumber(part.length)} tekens in, gemaakt van je eigen teksten.`
            : part.key === 'left_out'
              ? 'Uit je teksten is niets weggelaten.'
              : 'Hier staat nog niets in.'}
          {part.questions > 0 && ` RVO wil nog ${questionCount(part.questions)} beantwoord zien. Dat kan nu al.`}
        </p>
        <ToPayment number={application.project_number} />
      </div>
    </div>
  )
}

/** Says that there are more bottlenecks than the first. */
export function LockedBlocks({ application, count }: { application: Application; count: number }) {
  return (
    <div className={styles.locked}>
      <IconLock size={22} stroke={1.75} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          <strong>{count === 1 ? 'Er is nog 1 knelpunt.' : `Er zijn nog ${count} knelpunten.`}</strong> Die lees en
          wijzig je na betaling.
        </p>
        <ToPayment number={application.project_number} />
      </div>
    </div>
  )
}

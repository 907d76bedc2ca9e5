import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Notice } from '../../../components/notice'
import { Waiting } from '../../../components/waiting'
import { useExtra } from '../../../lib/use-extra'
import styles from './benefit-hint.module.css'

const load = () => import('./benefit-part')

/** Offers the calculator below the hours. It is loaded when one unfolds it. */
export function BenefitHint({ hours }: { hours: string }) {
  const [open, setOpen] = useState(false)
  const { part, failed } = useExtra(open, load)
  const id = useId()
  return (
    <div>
      <button
        className={styles.fold}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Wat levert dit op?
        <IconChevronDown className={styles.chevron} size={18} stroke={2} aria-hidden="true" />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {part !== null && <part.BenefitPart hours={hours} />}
        {open && part === null && !failed && <Waiting text="De rekenhulp wordt geladen." />}
        {failed && <Notice tone="error">De rekenhulp is niet te laden. Vouw hem dicht en weer open.</Notice>}
      </div>
    </div>
  )
}

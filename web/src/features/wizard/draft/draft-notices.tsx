import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from '../notices.module.css'
import type { Elsewhere } from './draft-keeper'

interface NoticeProps {
  text: ReactNode
  children: ReactNode
}

const Offer = ({ text, children }: NoticeProps) => (
  <div className={styles.notice} role="status">
    <p>{text}</p>
    <div className={styles.actions}>{children}</div>
  </div>
)

interface Props {
  elsewhere: Elsewhere
  onLoad: () => void
  onKeep: () => void
  /** Whether a draft is set aside. */
  earlier: boolean
  onRestore: () => void
  onDismiss: () => void
}

/** Says what happened to the draft outside this page, and offers what to do about it. */
export function DraftNotices({ elsewhere, onLoad, onKeep, earlier, onRestore, onDismiss }: Props) {
  return (
    <>
      {elsewhere === 'newer' && (
        <Offer text="In een ander tabblad is een nieuwer concept opgeslagen. Zolang je niet kiest, wordt deze versie niet bewaard.">
          <Button onClick={onLoad}>Nieuwer concept laden</Button>
          <Button variant="default" onClick={onKeep}>
            Verder met deze versie
          </Button>
        </Offer>
      )}
      {elsewhere === 'gone' && (
        <Offer text="Dit concept is in een ander tabblad verzonden of gewist. Wat je hier ziet, wordt niet meer bewaard.">
          <Button onClick={onLoad}>Leeg beginnen</Button>
          <Button variant="default" onClick={onKeep}>
            Toch hiermee verder
          </Button>
        </Offer>
      )}
      {earlier && (
        <Offer text="Je had nog een ander concept. We hebben het apart gehouden.">
          <Button variant="default" onClick={onRestore}>
            Vorig concept terugzetten
          </Button>
          <Button variant="subtle" onClick={onDismiss}>
            Niet nodig
          </Button>
        </Offer>
      )}
    </>
  )
}

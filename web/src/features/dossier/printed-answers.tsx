import { Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { applicationOf, type Part, type PrintedAnswer, partOf } from '../../api/application'
import { CopyButton } from '../../ui/copy-button'
import { Length } from './length'
import styles from './printed-answers.module.css'
import type { Saver, Saving } from './saving/saver'

interface Props {
  id: string
  part: Part
  saver: Saver & Saving
  /** Whether the texts themselves are left out, because the form above has them. */
  brief: boolean
}

/** The boxes of RVO's form that this part fills, each with a button that copies it. */
export function PrintedAnswers({ id, part, saver, brief }: Props) {
  const queries = useQueryClient()
  if (part.printed.length === 0) return null

  /** Returns the newest text of a box. What is typed is saved first, so that it is in there. */
  async function newest(key: string): Promise<string> {
    await saver.flush()
    if (saver.now().drafts[part.key] !== undefined) throw new Error('not saved')
    const application = queries.getQueryData(applicationOf(id).queryKey)
    const printed = application && partOf(application, part.key)?.printed.find((one) => one.key === key)
    if (printed === undefined) throw new Error('not printed')
    return printed.text
  }

  return (
    <section className={styles.printed} aria-label="Voor het formulier van RVO">
      <Title order={3} size="h4">
        Voor het formulier van RVO
      </Title>
      {part.printed.map((printed) => (
        <Box
          key={printed.key}
          printed={printed}
          text={saver.drafts[part.key] === undefined ? printed.text : () => newest(printed.key)}
          brief={brief}
        />
      ))}
    </section>
  )
}

interface BoxProps {
  printed: PrintedAnswer
  text: string | (() => Promise<string>)
  brief: boolean
}

/** A fact that RVO asks has a line, a text has a box. */
function Box(props: BoxProps) {
  return props.printed.ask === '' && props.printed.limit === null ? <Fact {...props} /> : <Answer {...props} />
}

const Empty = () => <span className={styles.empty}>Nog niet ingevuld</span>

function Fact({ printed: { heading, text: saved }, text }: BoxProps) {
  return (
    <div className={styles.fact}>
      <span className={styles.ask}>{heading}</span>
      {saved === '' ? <Empty /> : <span className={styles.text}>{saved}</span>}
      {saved !== '' && <CopyButton of={heading} text={text} />}
    </div>
  )
}

function Answer({ printed: { heading, ask, text: saved, length, limit }, text, brief }: BoxProps) {
  return (
    <article className={styles.box}>
      <div className={styles.line}>
        <div>
          <h4 className={styles.heading}>{heading}</h4>
          {(saved !== '' || limit !== null) && <Length length={length} limit={limit} />}
        </div>
        {saved !== '' && <CopyButton of={heading} text={text} />}
      </div>
      {ask !== '' && <p className={styles.ask}>{ask}</p>}
      {!brief && saved !== '' && <p className={styles.text}>{saved}</p>}
      {!brief && saved === '' && <Empty />}
    </article>
  )
}

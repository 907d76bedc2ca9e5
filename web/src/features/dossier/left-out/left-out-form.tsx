import type { PartFormProps } from '../part-form'
import { PartQuestions } from '../questions/part-questions'
import { IncludeItem } from './include-item'
import styles from './left-out.module.css'

/** What the user wrote that has no place in the form of RVO, with the reason. */
export function LeftOutForm({ id, part, application, value, answering, act }: PartFormProps<'left_out'>) {
  if (value.items.length === 0) return <p className={styles.none}>Er is niets weggelaten uit je teksten.</p>
  return (
    <>
      <p className={styles.none}>
        Deze zinnen uit je teksten staan niet in je aanvraag. Zie je er een die er toch in hoort, neem hem dan op.
      </p>
      <ul className={styles.list}>
        {value.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <blockquote className={styles.text}>{item.text}</blockquote>
            <p className={styles.reason}>{item.reason}</p>
            <PartQuestions
              questions={application.questions.filter((one) => one.part === part.key && one.block === item.id)}
              answering={answering}
            />
            <IncludeItem id={id} item={item} application={application} act={act} />
          </li>
        ))}
      </ul>
    </>
  )
}

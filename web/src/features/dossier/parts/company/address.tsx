import { type Problem, problemAt } from '../../../../lib/problem'
import { TextField } from '../../../../ui/text-field'
import styles from './company.module.css'

interface PostalAddress {
  street: string
  number: string
  addition: string
  postcode: string
  city: string
}

interface Props<T extends PostalAddress> {
  legend: string
  /** The path of the address. */
  name: string
  value: T
  onChange: (value: T) => void
  problems: Problem[]
}

/** A Dutch address. */
export function Address<T extends PostalAddress>({ legend, name, value, onChange, problems }: Props<T>) {
  const field = (member: keyof PostalAddress, label: string) => (
    <TextField
      name={`${name}.${member}`}
      label={label}
      value={value[member]}
      onWrite={(text) => onChange({ ...value, [member]: text })}
      problem={problemAt(problems, `${name}.${member}`)}
      autoComplete="off"
    />
  )
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.street}>
        {field('street', 'Straat')}
        {field('number', 'Nummer')}
        {field('addition', 'Toevoeging')}
      </div>
      <div className={styles.town}>
        {field('postcode', 'Postcode')}
        {field('city', 'Plaats')}
      </div>
    </fieldset>
  )
}

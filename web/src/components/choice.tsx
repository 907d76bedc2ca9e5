import styles from './field.module.css'

interface Props<T extends string> {
  name: string
  label: string
  description?: string
  options: { value: T; label: string }[]
  value: T | null
  onChoose: (value: T) => void
  problem: string | undefined
}

/** One of a few answers. */
export function Choice<T extends string>({ name, label, description, options, value, onChoose, problem }: Props<T>) {
  const errorId = `${name}-fout`
  return (
    <fieldset className={styles.field} id={name} aria-describedby={problem === undefined ? undefined : errorId}>
      <legend className={styles.label}>{label}</legend>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              className={styles.mark}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p className={styles.error} id={errorId}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

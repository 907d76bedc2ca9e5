import { type Ref, useId } from 'react'
import type { Choice } from '../../lib/consent'
import styles from './question.module.css'

interface SwitchProps {
  label: string
  purpose: string
  on: boolean
  onChange: (on: boolean) => void
}

function Switch({ label, purpose, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          checked={on}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      <p className={styles.purpose} id={id}>
        {purpose}
      </p>
    </div>
  )
}

interface Props {
  ref: Ref<HTMLFieldSetElement>
  of: Choice
  onChange: (choice: Choice) => void
}

/** A switch for each kind of cookies. */
export function Kinds({ ref, of, onChange }: Props) {
  return (
    <fieldset className={styles.kinds} ref={ref}>
      <legend className={styles.legend}>Deze cookies mogen</legend>
      <Switch
        label="Analytisch"
        purpose="Telt hoe vaak een stap van de aanvraag wordt begonnen en afgemaakt."
        on={of.analytics}
        onChange={(analytics) => onChange({ ...of, analytics })}
      />
      <Switch
        label="Marketing"
        purpose="Ziet of een bezoek of afspraak uit een advertentie komt."
        on={of.marketing}
        onChange={(marketing) => onChange({ ...of, marketing })}
      />
    </fieldset>
  )
}

import { Switch } from '@mantine/core'
import type { Choice } from '../../lib/consent'
import { takeFocus } from '../../lib/focus'
import styles from './question.module.css'

interface Props {
  of: Choice
  /** Whether it takes the focus, since the button that had it is gone. */
  focused: boolean
  onChange: (choice: Choice) => void
}

/** A switch for each kind of cookies. */
export default function Kinds({ of, focused, onChange }: Props) {
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>Deze cookies mogen</legend>
      <Switch
        ref={focused ? takeFocus : null}
        label="Analytisch"
        aria-label="Analytisch"
        description="Telt hoe vaak een stap van de aanvraag wordt begonnen en afgemaakt."
        checked={of.analytics}
        onChange={(event) => onChange({ ...of, analytics: event.currentTarget.checked })}
      />
      <Switch
        label="Marketing"
        aria-label="Marketing"
        description="Ziet of een bezoek of afspraak uit een advertentie komt."
        checked={of.marketing}
        onChange={(event) => onChange({ ...of, marketing: event.currentTarget.checked })}
      />
    </fieldset>
  )
}

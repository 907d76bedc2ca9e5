import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { isSendKey } from '../../lib/enter-key'
import { paths } from '../../lib/paths'
import type { WizardState } from '../../lib/wizard-state'
import { useHydrated } from '../../ui/use-hydrated'
import styles from './project-form.module.css'

/** Enter sends, as it does in the wizard. */
function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (!isSendKey(event)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/**
 * The project in a few words; the wizard takes it from there. Nothing is required.
 * The button sends nothing before the script is there: the browser itself would lose the text.
 * The text area is a plain one: Mantine's inputs do not fit into what home may weigh.
 */
export function ProjectForm() {
  const navigate = useNavigate()
  const ready = useHydrated()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('elevator_pitch')
    const state: WizardState = {
      elevator_pitch: typeof text === 'string' ? text.trim() : '',
      innovation_description: '',
      technical_challenges_input: '',
      clearExisting: true,
    }
    navigate(paths.newRequest, { state })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label className={styles.label} htmlFor="project">
        Waar gaat jouw project over?
      </label>
      <textarea
        className={styles.input}
        id="project"
        name="elevator_pitch"
        rows={3}
        placeholder="Wij ontwikkelen … zodat …"
        onKeyDown={onKeyDown}
      />
      <Button
        className={styles.button}
        type={ready ? 'submit' : 'button'}
        variant="accent"
        size="lg"
        rightSection={<IconArrowRight size={20} stroke={2} aria-hidden="true" />}
      >
        START DIRECT JE AANVRAAG
      </Button>
      <p className={styles.note}>Beoordelen is gratis en kan zonder account.</p>
      <noscript>Dit formulier werkt alleen met JavaScript.</noscript>
    </form>
  )
}

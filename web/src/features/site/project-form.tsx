import { Button, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { isSendKey } from '../../lib/enter-key'
import { paths } from '../../lib/paths'
import type { WizardState } from '../../lib/wizard-state'
import { Icon } from '../../ui/icon'
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
 * The text area is a plain one: Mantine's inputs weigh more than home may still gain.
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
    <form noValidate onSubmit={submit}>
      <Stack gap="sm" align="flex-start">
        <Text variant="heading" component="label" htmlFor="project">
          Waar gaat jouw project over?
        </Text>
        <textarea
          className={styles.input}
          id="project"
          name="elevator_pitch"
          rows={3}
          placeholder="Wij ontwikkelen … zodat …"
          onKeyDown={onKeyDown}
        />
        <Button
          type={ready ? 'submit' : 'button'}
          variant="accent"
          size="lg"
          w={{ base: '100%', xs: 'auto' }}
          px={{ base: 'sm', xs: 'xl' }}
          fz={{ base: 'md', xs: 'lg' }}
          rightSection={<Icon of={IconArrowRight} />}
        >
          START DIRECT JE AANVRAAG
        </Button>
        <Text variant="quiet">Beoordelen is gratis en kan zonder account.</Text>
        <noscript>Dit formulier werkt alleen met JavaScript.</noscript>
      </Stack>
    </form>
  )
}

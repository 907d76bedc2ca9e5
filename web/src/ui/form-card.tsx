import { Paper, Stack } from '@mantine/core'
import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react'
import type { Problem } from '../lib/problem'
import { ErrorSummary } from './error-summary'

interface Props extends Pick<ComponentProps<typeof ErrorSummary>, 'title' | 'labelOf' | 'oneLine'> {
  /** Of useForm. */
  form: { submit: (event: FormEvent) => void; problems: Problem[]; summary: Ref<HTMLDivElement> }
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** A form in a frame, with the summary of its problems. */
export function FormCard({ form: { submit, problems, summary }, ref, children, ...said }: Props) {
  return (
    <Paper component="form" ref={ref} radius="lg" p={{ base: 'lg', sm: 'xl' }} noValidate onSubmit={submit}>
      <Stack gap="lg">
        {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} {...said} />}
        {children}
      </Stack>
    </Paper>
  )
}

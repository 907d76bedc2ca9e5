import { Button, Group, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { type Employee, nameOf, revealBsn } from '../../api/employees'
import { needsPassword } from '../../lib/api-error'
import { lazyPart } from '../../lib/load-part'
import { failure } from '../../lib/messages'
import { useOnce } from '../../ui/use-once'
import type { ConfirmProps } from './confirm-password'

const ConfirmPassword = lazyPart<ConfirmProps>('confirm-password', () => import('./confirm-password'))

/**
 * The masked BSN of an employee, and on a press the whole of it. The server notes each time who
 * asked, and wants the password when it was not typed a short while ago.
 */
export function BsnCell({ employee }: { employee: Employee }) {
  const [asking, ask] = useState(false)
  const { data, error, isPending, mutate, reset } = useOnce({
    mutationFn: () => revealBsn(employee.id),
    gcTime: 0, // the number stays nowhere
    onError: (error) => ask(needsPassword(error)),
  })
  if (employee.bsn === '') return '-'
  const shown = data !== undefined
  const label = shown ? 'Verberg' : 'Toon'
  return (
    <Group gap="2xs">
      <Text span inherit miw="5.5rem" aria-live="polite">
        {data ?? employee.bsn}
      </Text>
      <Button
        variant="default"
        size="compact-xs"
        aria-label={`${label} BSN van ${nameOf(employee)}`}
        aria-disabled={isPending || undefined}
        onClick={() => (shown ? reset() : void mutate())}
      >
        {label}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmPassword onClose={() => ask(false)} onConfirmed={() => void mutate()}>
            Een BSN laten we pas zien als we zeker weten dat jij het bent. Daarna hoeft het tien minuten niet meer.
          </ConfirmPassword>
        </Suspense>
      )}
      {error && !needsPassword(error) && <span role="alert">{failure(error, 'Kon BSN niet tonen')}</span>}
    </Group>
  )
}

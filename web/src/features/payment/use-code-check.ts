import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { checkoutCode, refuseCode } from '../../api/payments'
import { failure } from '../../lib/messages'

export type CodeState = 'idle' | 'checking' | 'valid' | 'invalid'

const codeDelay = 400 // ms after the last key

/**
 * Checks a typed code once typing stops. `refuse` marks a code that checkout no longer
 * accepts. When `unchecked`, the check failed and the price on the screen is not that of
 * the code; `check` then leads to the field and tries again.
 */
export function useCodeCheck(typed: string) {
  const code = typed.trim()
  const [settled] = useDebouncedValue(code, codeDelay)
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const { data, error, isFetching, refetch } = useQuery({ ...checkoutCode(settled), enabled: settled !== '' })

  function stateOf(): CodeState {
    if (code === '') return 'idle'
    if (code !== settled || isFetching) return 'checking'
    if (error !== null) return 'idle'
    return data?.valid ? 'valid' : 'invalid'
  }

  function refuse() {
    refuseCode(queries, code)
    field.current?.focus()
  }

  function check() {
    field.current?.focus()
    void refetch()
  }

  const state = stateOf()
  const failed = state === 'idle' && code !== '' ? error : null
  const note = failed === null ? null : failure(failed, 'Kon de code niet controleren.')
  return {
    state,
    note,
    reason: data?.reason ?? null,
    valid: state === 'valid' ? code : '',
    refuse,
    unchecked: failed !== null,
    check,
    field,
  }
}

import { type ReactNode, useState } from 'react'
import { needsPassword } from '../../lib/api-error'
import { lazyPart } from '../../lib/load-part'
import type { ConfirmProps } from './confirm-password'

const ConfirmPassword = lazyPart<ConfirmProps>('confirm-password', () => import('./confirm-password'))

/**
 * Makes calls that a session alone does not allow. When the server wants to know first who is there, a dialog asks for
 * the password, and the call is made again. A call whose password nobody typed fails as it did.
 */
export function useConfirmed(why: ReactNode) {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null)

  async function confirmed<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call()
    } catch (error) {
      if (!needsPassword(error)) throw error
      if (!(await new Promise<boolean>((resolve) => setAnswer(() => resolve)))) throw error
      return call()
    }
  }

  return {
    confirmed,
    asking: answer !== null,
    dialog: answer !== null && (
      <ConfirmPassword
        onConfirmed={() => answer(true)}
        onClose={() => {
          setAnswer(null)
          answer(false) // unless it was confirmed
        }}
      >
        {why}
      </ConfirmPassword>
    ),
  }
}

import { ApiError } from '../lib/api-error'
import { answer, client } from './client'
import { begin } from './session'

/** Returns the challenge of a sign-in that a code is to follow. Throws any other error. */
export function challengeOf(error: unknown): string {
  const body = error instanceof ApiError && error.code === 'second_factor' ? error.body : null
  if (body !== null && typeof body === 'object' && 'challenge' in body && typeof body.challenge === 'string')
    return body.challenge
  throw error
}

/** Signs in with the challenge of the first step and a code. */
export const signInWithCode = async (challenge: string, otp: string) =>
  begin(await answer(client.POST('/api/token/second-factor/', { body: { challenge, otp } })))

import type { components } from '../lib/schema'
import { answer, client } from './client'

export type ContactMessage = components['schemas']['ContactMessage']

/** Writes to the operator, or throws an ApiError. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await answer(client.POST('/api/contact/', { body: message }))
}

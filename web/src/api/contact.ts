import { answer, client } from './client'
import type { components } from './schema'

export type ContactMessage = components['schemas']['ContactMessage']

/** Writes to the operator, or throws an ApiError. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await answer(client.POST('/api/contact/', { body: message }))
}

import { answer, client } from './client'

/** Sets an account back to the former address to which a code was mailed. Needs no session. */
export const undoAddress = (code: string) => answer(client.POST('/api/account/address/undo/', { body: { code } }))

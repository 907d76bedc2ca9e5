import { answer, client } from './client'

/** Proves the address of an account with the code of a mail. */
export const verifyAddress = (code: string) => answer(client.POST('/api/account/verify/', { body: { code } }))

/** Ends the mails of the kind that a code came with. Needs no session; doing it again is no error. */
export const unsubscribe = (code: string) => answer(client.POST('/api/mails/unsubscribe/', { body: { code } }))

/** Sets an account back to the former address to which a code was mailed. Needs no session. */
export const undoAddress = (code: string) => answer(client.POST('/api/account/address/undo/', { body: { code } }))

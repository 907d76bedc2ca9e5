import { answer, client } from './client'

/** Everything that is stored about the user, as a JSON file. */
export const exportAccount = (): Promise<Blob> => answer(client.GET('/api/account/export/', { parseAs: 'blob' }))

/** Asks for a mail with which a new address becomes the user's. */
export const changeAddress = (email: string) => answer(client.PATCH('/api/account/address/', { body: { email } }))

/** Closes the account for good, and if asked the companies too that nobody else owns and others are members of. */
export const closeAccount = (password: string, otp: string, companies: boolean) =>
  answer(
    client.POST('/api/account/close/', {
      body: { password, ...(otp !== '' && { otp }), ...(companies && { companies: 'close' }) },
    }),
  )

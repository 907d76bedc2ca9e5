import { answer, client } from './client'

/** Everything that is stored about the user, as a JSON file. */
export const exportAccount = (): Promise<Blob> => answer(client.GET('/api/account/export/', { parseAs: 'blob' }))

/** Closes the account for good, and if asked the companies too that nobody else owns and others are members of. */
export const closeAccount = (password: string, otp: string, companies: boolean) =>
  answer(
    client.POST('/api/account/close/', {
      body: { password, ...(otp !== '' && { otp }), ...(companies && { companies: 'close' }) },
    }),
  )

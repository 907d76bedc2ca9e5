/** Where a click on a request leads. `showError` asks the payment screen to say that a payment failed. */
export interface Route {
  path: string
  showError: boolean
}

const to = (path: string, showError = false): Route => ({ path, showError })

/** Reading A: the profile's tab Aanvragen. */
export function rowClickA(status: string, payment: string, number: string): Route {
  if (status === 'failed') return to(`/requests/${number}/failed`)
  if (status === 'in_verwerking' || status === '') return to(`/requests/${number}/processing`)
  if (payment === 'paid') return to(`/project/${number}`)
  return to(`/requests/${number}/payment`)
}

/** Reading B: the list Mijn aanvragen. */
export function rowClickB(status: string, payment: string, number: string): Route {
  if (status === 'failed') return to(`/requests/${number}/failed`)
  if (payment === 'paid') return to(`/paid/${number}`)
  return to(`/requests/${number}/payment`, payment === 'failed')
}

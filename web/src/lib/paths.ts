/** Every path of the client. Links and routes take them from here. */
export const paths = {
  home: '/',
  newRequest: '/new-request',
  aboutWbso: '/wat-is-wbso',
  contact: '/contact',
  faq: '/faq',
  prices: '/prijzen',
  noCureNoPay: '/no-cure-no-pay',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  changePassword: '/change-password',
  terms: '/terms',
  privacy: '/privacy',
  profile: '/profile',
  profileDetails: '/profile/details',
  profileCompanies: '/profile/bedrijven',
  profileRequests: '/profile/aanvragen',
  profilePortal: '/profile/portaal',
  myRequests: '/mijn-aanvragen',
  portal: '/portal',
} as const

/** Paths of a request. The id is a database id or, in the product's own links, the project number. */
export const requestPaths = {
  processing: (id: string) => `/requests/${id}/processing`,
  failed: (id: string) => `/requests/${id}/failed`,
  payment: (id: string) => `/requests/${id}/payment`,
  success: (id: string) => `/succes/${id}`,
  paid: (id: string) => `/paid/${id}`,
}

/** The same paths as patterns for the router. */
export const requestRoutes = {
  processing: requestPaths.processing(':id'),
  failed: requestPaths.failed(':id'),
  payment: requestPaths.payment(':id'),
  success: requestPaths.success(':id'),
  paid: requestPaths.paid(':id'),
}

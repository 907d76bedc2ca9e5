/** Every path of the client. Links and routes come from here alone; it lies in lib because features link too. */
export const paths = {
  home: '/',
  newRequest: '/new-request',
  aboutWbso: '/wat-is-wbso',
  contact: '/contact',
  faq: '/faq',
  prices: '/prijzen',
  login: '/login',
  register: '/register',
  terms: '/terms',
  privacy: '/privacy',
} as const

export type Path = (typeof paths)[keyof typeof paths]

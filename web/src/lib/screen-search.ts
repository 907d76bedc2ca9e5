/** The member of an address that names a screen of the dossier. */
export const screenParam = 'deel'

/** The address of a screen of the dossier, for links. */
export const screenSearch = (screen: string): string => `?${new URLSearchParams({ [screenParam]: screen })}`

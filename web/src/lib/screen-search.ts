/** The member of an address that names a screen of the dossier. */
export const screenParam = 'deel'

/** The address of a screen of the dossier, for links. */
export const screenSearch = (screen: string): string => `?${new URLSearchParams({ [screenParam]: screen })}`

/** The id of the heading of the open screen. It gets the focus when another screen is opened. */
export const panelTitle = 'onderdeel'

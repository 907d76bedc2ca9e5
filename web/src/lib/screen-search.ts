/** The member of an address that names an open part or step of an application. */
export const screenParam = 'deel'

/** Returns the address of a part or step of an application, for links. */
export const screenSearch = (screen: string): string => `?${new URLSearchParams({ [screenParam]: screen })}`

/** The id of the heading of the open screen. It gets the focus when another screen is opened. */
export const panelTitle = 'onderdeel'

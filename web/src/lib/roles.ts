import type { components } from './schema'

export type Role = components['schemas']['Role']

/** The roles as a person reads them, the one that may do most first. */
export const roleNames: Record<Role, string> = {
  owner: 'Eigenaar',
  manager: 'Beheerder',
  adviser: 'Adviseur',
  employee: 'Medewerker',
  reader: 'Lezer',
}

/** 'Pompwacht B.V. (lezer)': a company with one's role in it, where that is not the usual one. */
export const roleNote = (company: string, role: Role): string =>
  role === 'owner' ? company : `${company} (${roleNames[role].toLowerCase()})`

const running: Role[] = ['owner', 'manager', 'adviser']

/**
 * What each role may do with everything of a company. The server decides; this table only keeps
 * screens from offering what it would refuse.
 */
const holders = {
  /** Name, KvK and btw number, deletion, and members of every role. */
  runCompany: ['owner'],
  editCompany: running,
  readMembers: running,
  inviteEmployees: running,
  /** Make, edit, arrange, file and pay. */
  editApplications: running,
  editEmployees: running,
  editHours: running,
  readLog: running,
  readMonths: [...running, 'reader'],
  /** Return, close and reopen them. */
  closeMonths: running,
} satisfies Record<string, Role[]>

export type Permission = keyof typeof holders

/** Reports whether a role may do something. As long as it is not known, everything is offered: most are owners. */
export const may = (role: Role | undefined, what: Permission): boolean =>
  role === undefined || (holders[what] as Role[]).includes(role)

/** 'een eigenaar, beheerder of adviseur' */
export function holdersWords(what: Permission): string {
  const names = holders[what].map((role) => roleNames[role].toLowerCase())
  return `een ${names.join(', ').replace(/, ([^,]*)$/, ' of $1')}`
}

/** Returns the roles that somebody with a role may invite for, and whose invitations they may take back. */
export const invitable = (role: Role): Role[] =>
  may(role, 'runCompany') ? (Object.keys(roleNames) as Role[]) : may(role, 'inviteEmployees') ? ['employee'] : []

/** Reports whether an owner decides for each member of a role if it reveals a BSN. */
export const revealsWhenAllowed = (role: Role): boolean => role === 'manager' || role === 'adviser'

/** Reports whether an owner decides for each member of a role if it closes months. */
export const closesWhenAllowed = (role: Role): boolean => role === 'adviser'

import type { LogLine } from '../../api/company-log'

type Action = LogLine['action']

/** What happened, as a person reads it. */
export const actionWords: Record<Action, string> = {
  invited: 'Uitgenodigd',
  invitation_revoked: 'Uitnodiging ingetrokken',
  joined: 'Lid geworden',
  role_changed: 'Rol gewijzigd',
  removed: 'Lidmaatschap beëindigd',
  handed_over: 'Eigenaar gemaakt',
  bsn_revealed: 'BSN bekeken',
  hours_exported: 'Uren gedownload',
  month_closed: 'Maand afgesloten',
  month_reopened: 'Maand heropend',
  settings_changed: 'Instellingen gewijzigd',
}

/** All of them, in the order of that table. */
export const actions = Object.keys(actionWords) as Action[]

import { passwordMin } from '../../lib/limits'
import type { Problem } from '../../lib/problem'

/** What a new password has to be, said at its field. */
export const passwordRules = `Minstens ${passwordMin} tekens, niet alleen cijfers, geen veelgebruikt wachtwoord en niet je gebruikersnaam of e-mailadres.`

export const noMatch = 'Wachtwoorden komen niet overeen'

/** Returns what is missing of a new password, which is typed twice. `field` is the name of the first of them. */
export function missingOfNew(field: string, password: string, repeat: string): Problem[] {
  const checks: [string, boolean, string][] = [
    [field, password === '', 'Vul een nieuw wachtwoord in.'],
    ['confirm_password', password !== '' && repeat === '', 'Herhaal je nieuwe wachtwoord.'],
    ['confirm_password', repeat !== '' && password !== repeat, noMatch],
  ]
  return checks.flatMap(([name, wrong, message]) => (wrong ? [{ field: name, message }] : []))
}

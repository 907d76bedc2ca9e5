import type { TokenScope } from '../../api/personal-tokens'

/** What a token may do, the least first. Each may also do what the ones before it may. */
export const tokenScopes: { value: TokenScope; label: string; description: string }[] = [
  { value: 'read', label: 'Lezen', description: 'Ziet wat jij ziet, behalve BSN’s. Verandert niets.' },
  { value: 'hours', label: 'Lezen en uren', description: 'Schrijft, verbetert, importeert en verwijdert ook uren.' },
  {
    value: 'write',
    label: 'Alles wat een token mag',
    description: 'Werkt ook aan aanvragen en medewerkers.',
  },
]

import type { Bottleneck, Focus } from '../../../api/application'
import { randomId } from '../../../lib/random-id'

/** The texts of a bottleneck, in the order in which they are printed. */
export const textFields = [
  { name: 'problem', label: 'Knelpunt', ask: 'Wat lukt technisch niet?' },
  { name: 'cause', label: 'Oorzaak', ask: 'Waardoor komt dat?' },
  {
    name: 'unknown',
    label: 'Onzekerheid',
    ask: 'Wat weet je vooraf niet, en waarom is dat niet uit te rekenen of op te zoeken?',
  },
  {
    name: 'ruled_out',
    label: 'Wat afvalt',
    ask: 'Welke bekende techniek heb je overwogen, en waarom werkt die hier niet?',
  },
  { name: 'solution', label: 'Oplossingsrichting', ask: 'Wat ontwikkel je zelf, en hoe werkt het?' },
] as const

export const emptyBlock = (side: Focus): Bottleneck => ({
  id: randomId(),
  side,
  problem: '',
  cause: '',
  unknown: '',
  ruled_out: '',
  solution: '',
})

import { lazyPart } from '../../lib/load-part'
import type { AskedCodeProps } from './asked-code'

/** Asks a user with a second factor for a code. */
export const CodeIfAsked = lazyPart<AskedCodeProps>('asked-code', () => import('./asked-code'))

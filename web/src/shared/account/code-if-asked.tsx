import { Suspense } from 'react'
import { lazyPart } from '../../lib/load-part'
import type { AskedCodeProps } from './asked-code'

const AskedCode = lazyPart<AskedCodeProps>('asked-code', () => import('./asked-code'))

/** Asks a user with a second factor for a code. */
export const CodeIfAsked = (props: AskedCodeProps) => (
  <Suspense fallback={null}>
    <AskedCode {...props} />
  </Suspense>
)

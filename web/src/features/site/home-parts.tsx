import { Suspense } from 'react'
import { firstMove } from '../../lib/first-move'
import { lazyPart } from '../../lib/lazy-part'
import { paths } from '../../lib/paths'

const patience = 3_000 // ms

const later = () => new Promise<void>((resolve) => setTimeout(resolve, patience))

/** Whether the parts came with the page. They can be read then, and wait for somebody who does more than read. */
const cameWithPage = () => document.getElementById('root')?.dataset.path === paths.home

/** The parts of home that are not in the shell. The build renders them too. */
export const homeParts = {
  Sample: lazyPart(
    'sample-verdict',
    () => import('./sample-verdict'),
    () => (cameWithPage() ? firstMove : Promise.resolve()),
  ),
  /** They do not wait long: one of them moves by itself. */
  Sections: lazyPart(
    'home-sections',
    () => import('./home-sections'),
    () => (cameWithPage() ? Promise.race([firstMove, later()]) : Promise.resolve()),
  ),
}

// The same elements each time, since React would drop a part that waits when its surroundings are drawn anew.
export const sample = (
  <Suspense fallback={null}>
    <homeParts.Sample />
  </Suspense>
)
export const sections = (
  <Suspense fallback={null}>
    <homeParts.Sections />
  </Suspense>
)

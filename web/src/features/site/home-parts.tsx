import { Suspense } from 'react'
import { firstMove } from '../../lib/first-move'
import { lazyPart } from '../../lib/lazy-part'
import { paths } from '../../lib/paths'

/** Parts that came with the page can be read as they are, and wait for somebody who does more than read. */
const whenWanted = () => (document.getElementById('root')?.dataset.path === paths.home ? firstMove : Promise.resolve())

/** The parts of home that are not in the shell. The build renders them too. */
export const homeParts = {
  Sample: lazyPart('sample-verdict', () => import('./sample-verdict'), whenWanted),
  Sections: lazyPart('home-sections', () => import('./home-sections'), whenWanted),
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

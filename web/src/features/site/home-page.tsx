// The style sheets of the sections are in the shell, since the sections come with the page.
import './promises.module.css'
import './how-it-works.module.css'
import './paper-section.module.css'
import './sample-paper.module.css'
import './ready.module.css'
import './benefits.module.css'
import './discount.module.css'
import './example-sum.module.css'
import './integration.module.css'
import './expected-badge.module.css'
import './compliance.module.css'
import './services.module.css'
import './service-cards.module.css'
import { Suspense } from 'react'
import { usePageTitle } from '../../api/use-page-title'
import { firstMove } from '../../lib/first-move'
import { lazyPart } from '../../lib/lazy-part'
import { paths } from '../../lib/paths'
import { Hero } from './hero'
import { PromotionBanner } from './promotion-banner'

const patience = 3_000 // ms

const later = () => new Promise<void>((resolve) => setTimeout(resolve, patience))

/** Whether the sections came with the page. */
const cameWithPage = () => document.getElementById('root')?.dataset.path === paths.home

/** Sections that came with the page can be read. They wait for somebody who does more than read, but not long: one of them moves by itself. */
export const HomeSections = lazyPart(
  'home-sections',
  () => import('./home-sections'),
  () => (cameWithPage() ? Promise.race([firstMove, later()]) : Promise.resolve()),
)

/** The same element each time, since React would drop sections that wait when their surroundings are drawn anew. */
const sections = (
  <Suspense fallback={null}>
    <HomeSections />
  </Suspense>
)

export default function HomePage() {
  usePageTitle('Je WBSO-aanvraag, goed voorbereid')
  return (
    <>
      <PromotionBanner />
      <Hero />
      {sections}
    </>
  )
}

// The style sheets of all its parts are in the shell, since the parts come with the page.
import './promises.module.css'
import './how-it-works.module.css'
import './paper-section.module.css'
import './sample-paper.module.css'
import './ready.module.css'
import './benefits.module.css'
import './beside.module.css'
import './example-sum.module.css'
import './expected-badge.module.css'
import './compliance.module.css'
import './services.module.css'
import './service-cards.module.css'
import './sample-verdict.module.css'
import '../../shared/evaluation/verdict-card.module.css'
import '../../shared/evaluation/criteria-list.module.css'
import '../../shared/evaluation/suggestions.module.css'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Hero } from './hero'
import { sections } from './home-parts'
import { PromotionBanner } from './promotion-banner'

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

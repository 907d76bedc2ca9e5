import { usePageTitle } from '../../api/use-page-title'
import { Hero } from './hero'
import { PaperSection } from './paper-section'
import { Promises } from './promises'
import { Services } from './services'

export default function HomePage() {
  usePageTitle('Je WBSO-aanvraag, goed voorbereid')
  return (
    <>
      <Hero />
      <Promises />
      <PaperSection />
      <Services />
    </>
  )
}

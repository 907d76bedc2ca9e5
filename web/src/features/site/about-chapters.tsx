import type { ComponentType } from 'react'
import { ApplicationChapter, CostsChapter, RecordsChapter } from './about-applying'
import { WhatChapter, WhatCountsChapter, WhoChapter } from './about-work'
import { Calculator } from './calculator'
import { ExampleSum } from './example-sum'
import { YearTable } from './year-table'
import { YearTimeline } from './year-timeline'

const ExampleChapter = () => (
  <>
    <p>
      Een bedrijf met vier ontwikkelaars maakt samen 1.000 S&amp;O-uren in een jaar. Het gemiddelde uurloon is nog niet
      bekend, en voor andere kosten kiest het bedrijf het forfait.
    </p>
    <ExampleSum />
  </>
)

const CalculatorChapter = () => (
  <>
    <p>Vul in wat je weet. De uitkomst verandert mee terwijl je typt, en we bewaren niets.</p>
    <Calculator />
  </>
)

/** The chapters of the page about the WBSO, what it is worth and when first. */
export const chapters: { id: string; title: string; Body: ComponentType }[] = [
  { id: 'rekenen', title: 'Reken je eigen voordeel uit', Body: CalculatorChapter },
  { id: 'jaar', title: 'Een jaar met de WBSO', Body: YearTimeline },
  { id: 'wat', title: 'Wat het is', Body: WhatChapter },
  { id: 'voor-wie', title: 'Voor wie', Body: WhoChapter },
  { id: 'telt-mee', title: 'Wat telt mee, en wat niet', Body: WhatCountsChapter },
  { id: 'cijfers', title: 'De cijfers per jaar', Body: YearTable },
  { id: 'voorbeeld', title: 'Een voorbeeld in euro’s', Body: ExampleChapter },
  { id: 'kosten', title: 'Andere kosten: forfait of werkelijk', Body: CostsChapter },
  { id: 'aanvragen', title: 'Wanneer en hoe vaak je aanvraagt', Body: ApplicationChapter },
  { id: 'daarna', title: 'Wat je daarna moet bijhouden', Body: RecordsChapter },
]

import { paths } from '../../lib/paths'
import { feeBase, standardPrice, successFee } from './services-list'

export type ViewId = 'standard' | 'no-cure-no-pay'

export interface View {
  id: ViewId
  /** On the toggle. */
  name: string
  steps: { title: string; text: string }[]
  /** The promotion under the steps, and where it leads. */
  chip: { text: string; to: string }
}

/** How each service works, in four steps. */
export const views: [View, View] = [
  {
    id: 'standard',
    name: 'Standaard',
    steps: [
      {
        title: 'Beschrijf je project',
        text: 'In drie korte teksten: wat je ontwikkelt, wat er nieuw aan is en waar het technisch op kan stuklopen.',
      },
      {
        title: 'Vul aan wat mist',
        text: 'Elke tekst krijgt een oordeel. Zijn ze alle drie groen, dan voeg je uren, startdatum en bedrijf toe.',
      },
      {
        title: 'Bekijk en betaal',
        text: 'Binnen enkele minuten staat de eerste versie klaar. Je bekijkt een voorbeeld en betaalt daarna pas.',
      },
      {
        title: 'Dien zelf in',
        text: 'Je beantwoordt wat RVO nog meer vraagt, downloadt de aanvraag en dient hem met eHerkenning in.',
      },
    ],
    chip: { text: `Start nu voor ${standardPrice} exclusief btw per project`, to: paths.newRequest },
  },
  {
    id: 'no-cure-no-pay',
    name: 'No Cure No Pay',
    steps: [
      {
        title: 'Beschrijf je project',
        text: 'Met dezelfde drie teksten en hetzelfde oordeel. Dat kan nu al, en het is gratis.',
      },
      {
        title: 'Experts gaan meekijken',
        text: 'Ze zullen je aanvraag controleren en doorvragen waar RVO dat ook zou doen.',
      },
      {
        title: 'Wij gaan indienen',
        text: 'Heb je getekend, dan zullen wij je aanvraag indienen bij RVO en de vragen beantwoorden.',
      },
      {
        title: 'Betalen bij toekenning',
        text: `Kent RVO je aanvraag toe, dan zul je een succesvergoeding betalen van ${successFee} ${feeBase}. Anders zul je niets betalen.`,
      },
    ],
    chip: { text: 'Wordt verwacht: praat er alvast met ons over', to: paths.contact },
  },
]

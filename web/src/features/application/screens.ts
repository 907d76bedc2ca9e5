import { lazy } from 'react'
import type { Application, PartKey } from '../../api/application'
import { loadPart } from '../../lib/load-part'
import { BottlenecksForm } from './bottlenecks/bottlenecks-form'
import { LayoutStep } from './layout-step'
import { LeftOutForm } from './left-out/left-out-form'
import type { PartForms, Step } from './part-form'
import { CompanyForm } from './parts/company/company-form'
import { PartnersForm } from './parts/partners/partners-form'
import { PhasesForm } from './parts/phases/phases-form'
import { ProjectForm } from './parts/project/project-form'
import { AnswerForm } from './texts/answer-form'

const CostsForm = lazy(() => loadPart('costs-form', () => import('./parts/costs/costs-form')))

/** The forms of the parts. A part without one shows what is printed of it. */
export const forms: PartForms = {
  company: CompanyForm,
  project: ProjectForm,
  omschrijving: AnswerForm,
  update: AnswerForm,
  phases: PhasesForm,
  partners: PartnersForm,
  bottlenecks: BottlenecksForm,
  tools: AnswerForm,
  novelty: AnswerForm,
  'software.novelty': AnswerForm,
  remarks: AnswerForm,
  costs: CostsForm,
  left_out: LeftOutForm,
}

/** The parts whose forms ask the questions of a block beside that block. */
export const asksBesideBlocks: PartKey[] = ['phases', 'partners', 'bottlenecks', 'left_out']

/** The parts whose fields say themselves that RVO asks for them. */
export const asksAtFields: PartKey[] = ['company', 'project', 'costs']

/** The key of the screen on which an application is filed. */
export const filingStep = 'indienen'

const Filing = lazy(() => loadPart('filing', () => import('./filing/filing')))
const SendOn = lazy(() => loadPart('send-on', () => import('./send-on/send-on')))

const filing: Step = { key: filingStep, label: 'Indienen bij RVO', screen: Filing }
const beforeFiling: Step[] = [{ key: 'doorsturen', label: 'Vragen doorsturen', screen: SendOn }, filing]
const afterFiling: Step[] = [{ ...filing, label: 'Ingediend: wat nu?' }]

const layout: Step = { key: 'indeling', label: 'Klopt deze indeling?', screen: LayoutStep }

/** The screens above the parts. What is filed is not arranged any more. */
export const stepsBefore = ({ filed }: Pick<Application, 'filed'>): Step[] => (filed === null ? [layout] : [])

/** The screens below the parts. What is filed has no questions to pass on. */
export const stepsOf = ({ filed }: Pick<Application, 'filed'>): Step[] => (filed === null ? beforeFiling : afterFiling)

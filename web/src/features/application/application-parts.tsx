import { Button, Flex, Group } from '@mantine/core'
import { Fragment, type RefObject, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type Application, partOf } from '../../api/application'
import { panelTitle, screenSearch } from '../../lib/screen-search'
import { CompanyAndNumber } from '../../shared/company/company-and-number'
import { useAnswering } from '../../shared/questions/use-answering'
import type { Standing } from '../../shared/request/next-action'
import { TaskSteps } from '../../shared/request/task-steps'
import { useCached } from '../../shared/saving/unsaved'
import { nothingTyped, savingOf, waitOf } from '../../shared/saving/unsaved-parts'
import { useAutosave, useSave } from '../../shared/saving/use-write'
import { Loading } from '../../ui/loading'
import { Page } from '../../ui/page'
import { Facts } from './facts'
import { PartPanel } from './part-panel'
import { PartSelect } from './part-select'
import { PartsList } from './parts-list'
import { QuestionStrip } from './questions/question-strip'
import { filingStep, stepsBefore, stepsOf } from './screens'
import { useScreen } from './use-screen'

interface Props {
  owner: number
  /** The id in the address. */
  id: string
  application: Application
}

/** Returns the name of the company and the title of the project. */
function namesOf(application: Application): { company: string; title: string } {
  const company = partOf(application, 'company')?.content
  const project = partOf(application, 'project')?.content
  return {
    company: company && 'kvk' in company ? company.name : '',
    title: project && 'title' in project ? project.title : '',
  }
}

const focusPanel = () => document.getElementById(panelTitle)?.focus()

/** Returns how far an application is, of which the document is made. */
const standingOf = ({ paid, questions, filed }: Application): Standing => ({
  status: 'document_verwerkt',
  payment_status: paid ? 'paid' : 'unpaid',
  question_count: questions.length,
  filed: filed === null ? null : filed.date,
})

/** Moves the focus to the screen beside it once that is there, if a link led to it: on a phone it is far below the link. */
function Arrival({ chosen }: { chosen: RefObject<boolean> }) {
  useEffect(() => {
    if (chosen.current) focusPanel()
    chosen.current = false
  }, [chosen])
  return null
}

/** Saves what is typed. It is a component of its own, so that a key draws no more than the part. */
function Autosave({ id }: { id: string }) {
  useAutosave(useSave(id), useCached(savingOf(id)) ?? nothingTyped, waitOf)
  return null
}

/** The parts of an application, one at a time, under the questions that are still open. */
export function ApplicationParts({ owner, id, application }: Props) {
  const save = useSave(id)
  const answering = useAnswering(owner, id, application)
  const steps = [...stepsBefore(application), ...stepsOf(application)]
  const screens = [...steps, ...application.parts.filter(({ hidden }) => !hidden)].map(({ key }) => key)
  const [screen, open] = useScreen(screens, (application.filed === null ? steps[0] : steps.at(-1))?.key ?? '')
  const { company, title } = namesOf(application)
  const filing = screen === filingStep
  const part = application.parts.find(({ key }) => key === screen)
  const Step = steps.find(({ key }) => key === screen)?.screen

  function go(next: string) {
    void save()
    open(next)
  }

  const chosen = useRef(false) // whether a link led here

  function leave() {
    chosen.current = true
    void save()
  }

  /** Leads to where an answer is changed. */
  function lead(part: string) {
    if (part === screen) return focusPanel()
    chosen.current = true
    go(part)
  }

  return (
    <Page
      title={application.filed === null ? 'Aanvraag afmaken' : 'Ingediende aanvraag'}
      meta={<CompanyAndNumber company={company} number={application.project_number} />}
      lead={title}
      wide
    >
      <Autosave id={id} />
      <TaskSteps request={standingOf(application)} current={filing ? 'Indienen' : 'Afmaken'} />
      <Facts application={application} />
      <QuestionStrip application={application} answering={answering} onOpen={go} onChange={lead} onFile={leave} />
      <Group hiddenFrom="md" align="end" gap="sm">
        <PartSelect application={application} screen={screen} onOpen={go} />
        {!filing && application.filed === null && (
          <Button
            component={Link}
            to={{ search: screenSearch(filingStep) }}
            variant={application.questions.length === 0 ? 'filled' : 'default'}
            onClick={leave}
          >
            Indienen
          </Button>
        )}
      </Group>
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: 'xl', md: '3.5rem' }} align={{ md: 'start' }}>
        <PartsList application={application} screen={screen} onOpen={leave} />
        {part !== undefined && (
          <Fragment key={screen}>
            <PartPanel owner={owner} id={id} application={application} part={part} answering={answering} />
            <Arrival chosen={chosen} />
          </Fragment>
        )}
        {Step !== undefined && (
          <Suspense key={screen} fallback={<Loading text="We halen dit onderdeel op." as="form" />}>
            <Step id={id} application={application} answering={answering} onOpen={go} />
            <Arrival chosen={chosen} />
          </Suspense>
        )}
      </Flex>
    </Page>
  )
}

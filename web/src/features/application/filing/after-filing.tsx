import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { partOf } from '../../../api/application'
import { unfileApplication } from '../../../api/filing'
import { useKeepApplication } from '../../../api/use-keep-application'
import { failure } from '../../../lib/messages'
import { projectPaths } from '../../../lib/paths'
import { addDays, longDate } from '../../../lib/rules/dates'
import { useWrite } from '../../../shared/saving/use-write'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Done } from '../../../ui/done'
import type { StepProps } from '../part-form'
import { FollowUp } from './follow-up'
import { Totals } from './together'

/** What RVO gives to answer its questions, in days. */
const daysToAnswer = 14

/** About when RVO decides: three months after the start of the period, yyyy-mm. */
function decisionDay(startMonth: string): string {
  const [year = 0, month = 0] = startMonth.split('-').map(Number)
  return `${year + Math.floor((month + 2) / 12)}-${String(((month + 2) % 12) + 1).padStart(2, '0')}-01`
}

/** What comes after filing, up to the hours. */
export function AfterFiling({ id, application }: Pick<StepProps, 'id' | 'application'>) {
  const { filed, deadline, project_number: number } = application
  const [undoing, setUndoing] = useState(false)
  const keep = useKeepApplication(id)
  const undo = useWrite(id, { write: () => unfileApplication(id), onSuccess: keep })
  const project = partOf(application, 'project')?.content
  const applicant = project != null && 'applicant' in project ? project.applicant : ''
  if (filed === null) return null
  return (
    <>
      <Done>
        <Text>
          Je hebt ingediend op <strong>{longDate(filed.date)}</strong>
          {filed.reference !== '' && (
            <>
              {' '}
              onder referentie <strong>{filed.reference}</strong>
            </>
          )}
          . Wat je hebt ingediend, is bewaard.{' '}
          <Anchor component="button" type="button" onClick={() => setUndoing(true)}>
            Toch niet ingediend
          </Anchor>
        </Text>
      </Done>
      {application.bundle !== null && <Totals application={application} />}
      <Stack component="ol" mod="numbered" gap="sm" maw="line">
        <li>
          <strong>RVO kan vragen stellen.</strong> Je hebt dan {daysToAnswer} dagen om te antwoorden, en kunt één keer{' '}
          {daysToAnswer} dagen uitstel krijgen. Vraagt RVO het vandaag nog, dan is dat uiterlijk{' '}
          {longDate(addDays(filed.date, daysToAnswer))}. De PDF heeft een hoofdstuk met vragen die je kunt verwachten.
        </li>
        <li>
          <strong>Het besluit komt rond {longDate(decisionDay(deadline.start_month))}.</strong> Dat is ongeveer drie
          maanden na het begin van je periode. {applicant !== 'Z' && 'Met werkelijke kosten kan het langer duren.'}
        </li>
        <li>
          <strong>Vergelijk de toegekende uren</strong> in de S&O-verklaring met je aanvraag. Uren daarboven leveren
          niets op. {applicant !== 'Z' && 'Het bedrag verreken je in je aangifte loonheffingen.'}
          {applicant === 'B' && ' '}
          {(applicant === 'Z' || applicant === 'B') &&
            'De S&O-aftrek neem je op in je aangifte inkomstenbelasting, als je ten minste 500 S&O-uren maakt en aan het urencriterium van 1.225 uur voldoet.'}
        </li>
        <li>
          <strong>Houd je uren bij</strong> vanaf de start van je project, ook zolang je op het besluit wacht.{' '}
          <Link to={projectPaths.hours(number)}>Naar het urenportaal</Link>
        </li>
      </Stack>
      <FollowUp id={id} application={application} />
      {undoing && (
        <ConfirmDialog
          title="Toch niet ingediend?"
          action="Ja, maak ongedaan"
          busy={undo.isPending}
          failed={undo.error && failure(undo.error, 'Het is niet gelukt. Probeer het opnieuw.')}
          onConfirm={() => undo.mutate()}
          onClose={() => setUndoing(false)}
        >
          Je kunt de aanvraag dan weer wijzigen. Wat je had gemarkeerd als ingediend, blijft in de geschiedenis.
        </ConfirmDialog>
      )}
    </>
  )
}

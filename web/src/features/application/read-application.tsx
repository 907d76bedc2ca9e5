import type { Application } from '../../api/application'
import { holdersWords } from '../../lib/roles'
import { useDrafts } from '../../shared/saving/use-drafts'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { Part } from '../../ui/part'
import { Facts } from './facts'
import { PrintedAnswers } from './printed-answers'

/** An application for who may only read it: what RVO gets of each part. */
export function ReadApplication({ id, application }: { id: string; application: Application }) {
  const drafting = useDrafts(id)
  return (
    <Page title="Aanvraag" meta={application.project_number} wide>
      <Notice tone="info">Jij leest mee. Wijzigen kan {holdersWords('editApplications')} van dit bedrijf.</Notice>
      <Facts application={application} />
      {application.parts
        .filter(({ hidden, printed }) => !hidden && printed.length > 0)
        .map((part) => (
          <Part key={part.key} title={part.label}>
            <PrintedAnswers
              id={id}
              part={part}
              drafting={drafting}
              brief={false}
              name={`${part.label}: voor het formulier van RVO`}
            />
          </Part>
        ))}
    </Page>
  )
}

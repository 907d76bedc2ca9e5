import { Button } from '@mantine/core'
import { Link, Navigate } from 'react-router'
import { useProject } from '../../api/projects'
import { projectPaths } from '../../lib/paths'
import { useMay } from '../../shared/company/use-may'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Page } from '../../ui/page'
import { CheckedFile } from './import/checked-file'
import { FileChoice } from './import/file-choice'
import { GroupChoices } from './import/group-choices'
import { ImportedFile } from './import/imported-file'
import { LastImports } from './import/last-imports'
import { ReadingChoices } from './import/reading-choices'
import { useImport } from './import/use-import'

/** Brings in hours from a file: first a check that writes nothing, then one press. */
export default function ImportPage() {
  usePageTitle('Uren importeren')
  const { project_number: number, client_company: company } = useProject()
  const edits = useMay(company.id)('editHours')
  const importing = useImport(number)
  const { chosen, done } = importing

  if (!edits) return <Navigate to={projectPaths.hours(number)} replace />
  return (
    <Page
      title="Uren importeren"
      lead="Kies een bestand met uren. We controleren het eerst; er wordt pas iets opgeslagen als jij dat zegt."
      wide
    >
      {done === null && (
        <>
          <FileChoice name={chosen?.name ?? null} problem={importing.unfit} onChoose={importing.choose} />
          {chosen !== null && (
            <>
              <ReadingChoices reading={importing.reading} found={importing.result} onChange={importing.read} />
              <GroupChoices importing={importing} />
              <CheckedFile importing={importing} />
            </>
          )}
        </>
      )}
      {done !== null && <ImportedFile result={done} number={number} onAnother={importing.restart} />}
      {chosen === null && done === null && <LastImports number={number} />}
      {done === null && (
        <div>
          <Button component={Link} to={projectPaths.hours(number)} variant="default">
            Terug naar de uren
          </Button>
        </div>
      )}
    </Page>
  )
}

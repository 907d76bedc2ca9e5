import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { availableEmployees } from '../../api/employees'
import { paths } from '../../lib/paths'
import { Actions } from '../../ui/actions'
import { Dialog } from '../../ui/dialog'
import { RetryNotice } from '../../ui/retry-notice'
import { Waiting } from '../../ui/waiting'
import { AssignForm } from './assign-form'

/** The window in which employees of the company are assigned to a project. */
export function AssignDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { data: available, isError, refetch } = useQuery(availableEmployees(number))
  return (
    <Dialog title="Medewerkers toewijzen" onClose={onClose}>
      {(close) => (
        <>
          {available === undefined &&
            (isError ? (
              <RetryNotice message="Kon beschikbare medewerkers niet laden" onRetry={() => void refetch()} />
            ) : (
              <Waiting text="We halen de medewerkers op." />
            ))}
          {available?.length === 0 && (
            <>
              <p>Alle medewerkers van je bedrijf werken al aan dit project.</p>
              <Actions>
                <Button component={Link} to={paths.portal}>
                  Medewerker toevoegen in het portaal
                </Button>
              </Actions>
            </>
          )}
          {available !== undefined && available.length > 0 && (
            <AssignForm number={number} available={available} onClose={close} />
          )}
        </>
      )}
    </Dialog>
  )
}

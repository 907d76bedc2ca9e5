import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { Actions } from '../../ui/actions'
import { Dialog } from '../../ui/dialog'
import { Empty } from '../../ui/empty'

const explanation = 'Het portaal toont de projecten en medewerkers van je bedrijf. Maak eerst een bedrijf aan.'

/** Says that there is no company yet, in a dialog and, once that is closed, on the page. */
export function NoCompany() {
  const [asking, setAsking] = useState(true)
  const create = (
    <Button component={Link} to={paths.profileCompanies}>
      Bedrijf aanmaken
    </Button>
  )
  return (
    <>
      <Empty drawing="company" action={create}>
        {explanation}
      </Empty>
      {asking && (
        <Dialog title="Geen bedrijf gekoppeld" onClose={() => setAsking(false)}>
          {(close) => (
            <>
              <p>{explanation}</p>
              <Actions>
                {create}
                <Button variant="default" onClick={close}>
                  Sluiten
                </Button>
              </Actions>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

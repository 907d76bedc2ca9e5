import { Button, Loader, Stack } from '@mantine/core'
import { focusField } from '../../../lib/focus-field'
import { Failed } from '../../../ui/failed'
import { Loading } from '../../../ui/loading'
import { FoundRows } from './found-rows'
import { rowsWords } from './import-words'
import { refusalOf, refusedRowsOf } from './refusal'
import { RefusedRows } from './refused-rows'
import type { Importing } from './use-import'

/** What the check of a file found, with the press that imports it, or what is wrong with it. */
export function CheckedFile({
  importing: { result, checking, importing, error, retry, start, chosen, reading, read },
}: {
  importing: Importing
}) {
  const refused = refusedRowsOf(error)

  function round() {
    read({ ...reading, round: true })
    focusField('round') // the button that had the focus goes
  }

  return (
    <Stack component="section" aria-label="Controle van het bestand" aria-busy={checking || importing}>
      {checking && <Loading text={`We controleren ${chosen?.name}.`} as="table" />}
      {!checking && refused !== null && <RefusedRows refused={refused} onRound={round} />}
      {!checking && refused === null && error !== null && (
        <Failed message={refusalOf(error)} safe="Rijen die er al staan, komen er niet nog eens bij." onRetry={retry} />
      )}
      {!checking && error === null && result !== null && (
        <>
          <FoundRows result={result} />
          {result.created > 0 && (
            <div>
              <Button
                leftSection={importing ? <Loader /> : undefined}
                aria-disabled={importing || undefined}
                onClick={start}
              >
                Importeer {rowsWords(result.created)}
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  )
}

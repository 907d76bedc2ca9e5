import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Part, partOf, restorePart, versionOf } from '../../../api/application'
import { useKeepApplication } from '../../../api/use-keep-application'
import { failure } from '../../../lib/messages'
import { isSame } from '../../../lib/same'
import { useWrite } from '../../../shared/saving/use-write'
import { Failed } from '../../../ui/failed'
import { Loading } from '../../../ui/loading'
import { Notice } from '../../../ui/notice'
import { Changes } from '../changes/changes'

interface Props {
  id: string
  version: number
  /** The part as it is now. */
  part: Part
  onRestored: () => void
}

/** What a part was in a version, beside what it is now, and the way back to it. */
export function OldVersion({ id, version, part, onRestored }: Props) {
  const { data, error, refetch } = useQuery(versionOf(id, version))
  const keep = useKeepApplication(id)
  const restore = useWrite(id, {
    write: (rev) => restorePart(id, version, part.key, rev(part.key)),
    onSuccess(application) {
      keep(application)
      onRestored()
    },
  })
  if (error !== null)
    return <Failed message={failure(error, 'Kon deze versie niet laden')} onRetry={() => void refetch()} />
  if (data === undefined) return <Loading text="We halen de versie op." as="text" />

  const old = partOf(data, part.key)?.content ?? null
  const same = isSame(old, part.content)
  return (
    <Stack pt="sm">
      <Changes before={old ?? {}} after={part.content ?? {}} names={['Toen', 'Nu']} />
      {!same && (
        <div>
          <Button size="xs" aria-disabled={restore.isPending || undefined} onClick={() => restore.mutate()}>
            Zet deze versie terug
          </Button>
        </div>
      )}
      {restore.error && <Notice tone="error">{failure(restore.error, 'De versie is niet teruggezet')}</Notice>}
    </Stack>
  )
}

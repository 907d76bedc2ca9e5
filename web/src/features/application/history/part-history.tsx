import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { knownApplication, type Part, partOf, versionsOf } from '../../../api/application'
import { useKeepApplication } from '../../../api/use-keep-application'
import { restorePart, type Version, versionOf } from '../../../api/versions'
import { localDay } from '../../../lib/local-day'
import { failure } from '../../../lib/messages'
import { longDate } from '../../../lib/rules/dates'
import { isSame } from '../../../lib/same'
import { useWrite } from '../../../shared/saving/use-write'
import { Failed } from '../../../ui/failed'
import { Loaded } from '../../../ui/loaded'
import { Loading } from '../../../ui/loading'
import { Notice } from '../../../ui/notice'
import { PlainList } from '../../../ui/plain-list'
import { Changes } from '../changes/changes'
import { timeOf } from '../part-words'

interface Props {
  id: string
  version: number
  /** The part as it is now. */
  part: Part
  onRestored: () => void
}

/** What a part was in a version, beside what it is now, and the way back to it. */
function OldVersion({ id, version, part, onRestored }: Props) {
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

const causes: Record<Version['cause'], string> = {
  composed: 'Gemaakt van je teksten',
  edit: 'Gewijzigd',
  answer: 'Vraag beantwoord',
  include: 'Zin toch opgenomen',
  dismiss: 'Vraag niet van toepassing',
  restore: 'Teruggezet',
  download: 'Gedownload',
  payment: 'Betaald',
  filed: 'Ingediend',
  unfiled: 'Indienen ongedaan gemaakt',
  follow_up: 'Gemaakt op basis van een eerdere aanvraag',
  draft: 'Voorstel overgenomen',
}

/** What follows by itself from what the owner does. */
const automatic: Version['cause'][] = ['composed', 'payment']

/** 'Gewijzigd: Technische nieuwheid' */
function causeWords({ cause, part, by }: Version, labels: Map<string, string>): string {
  const label = labels.get(part)
  const words = label === undefined ? causes[cause] : `${causes[cause]}: ${label}`
  return by === 'system' && !automatic.includes(cause) ? `${words} (door ons)` : words
}

/** '22 november 2026, 14:02' */
const momentWords = (moment: string): string => `${longDate(localDay(moment))}, ${timeOf(moment)}`

export interface HistoryProps {
  id: string
  part: Part
}

/** The versions in which a part may have been different, with what it was. */
export default function PartHistory({ id, part }: HistoryProps) {
  const versions = useQuery(versionsOf(id))
  return (
    <Loaded query={versions} text="We halen de geschiedenis op." as="text" failed="Kon de geschiedenis niet laden">
      {(all) => <Versions id={id} part={part} versions={all} />}
    </Loaded>
  )
}

function Versions({ id, part, versions }: HistoryProps & { versions: Version[] }) {
  const [shown, setShown] = useState<number | null>(null)
  const application = knownApplication(useQueryClient(), id)
  const labels = new Map(application?.parts.map(({ key, label }) => [key as string, label]))
  const relevant = versions.filter((version) => [part.key, ''].includes(version.part) || version.version === 1)
  return (
    <Stack pt="sm">
      {shown !== 1 && (
        <div>
          <Button variant="default" size="xs" onClick={() => setShown(1)}>
            Terug naar de eerste tekst
          </Button>
        </div>
      )}
      <PlainList ordered gap="xs">
        {relevant.map((version) => (
          <Paper key={version.version} component="li" px="sm" py="xs">
            <Group justify="space-between" wrap="nowrap" fz="sm">
              <span>
                {momentWords(version.saved_at)}
                <Text variant="quiet" component="span" display="block" size="xs">
                  {causeWords(version, labels)}
                </Text>
              </span>
              <Button
                variant="subtle"
                size="xs"
                aria-expanded={shown === version.version}
                aria-label={`Vergelijk versie van ${momentWords(version.saved_at)}`}
                onClick={() => setShown(shown === version.version ? null : version.version)}
              >
                Vergelijk
              </Button>
            </Group>
            {shown === version.version && (
              <OldVersion id={id} version={version.version} part={part} onRestored={() => setShown(null)} />
            )}
          </Paper>
        ))}
      </PlainList>
    </Stack>
  )
}

import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { type Application, includeLeftOut, type PartContents, type PartKey } from '../../../api/application'
import { useKeepApplication } from '../../../api/use-keep-application'
import { failure } from '../../../lib/messages'
import { useWrite } from '../../../shared/saving/use-write'

interface Props {
  id: string
  item: PartContents['left_out']['items'][number]
  application: Application
}

/** The parts that take a sentence. */
const takers: PartKey[] = ['omschrijving', 'update', 'bottlenecks', 'tools', 'novelty', 'software.novelty', 'remarks']

/** Puts a sentence into a part after all. */
export function IncludeItem({ id, item, application }: Props) {
  const parts = application.parts.filter(({ key, hidden }) => takers.includes(key) && !hidden)
  const [section, setSection] = useState(item.wanted_section as PartKey | '')
  const keep = useKeepApplication(id)
  const { mutate, isPending, error } = useWrite(id, {
    write: (rev, to: PartKey) => includeLeftOut(id, item.id, to, rev(to)),
    onSuccess: keep,
  })
  return (
    <Group gap="sm" align="end">
      <NativeSelect
        label="Onderdeel"
        value={section}
        onChange={(event) => setSection(event.currentTarget.value as PartKey | '')}
      >
        <option value="">Kies een onderdeel</option>
        {parts.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="default"
        aria-disabled={isPending || section === '' || undefined}
        onClick={() => section !== '' && mutate(section)}
      >
        Toch opnemen
      </Button>
      <Text role="alert" flex="1 0 100%" size="sm" c="error">
        {error && failure(error, 'De zin is niet opgenomen')}
      </Text>
    </Group>
  )
}

import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Application, includeLeftOut, type PartContents, type PartKey, partOf } from '../../../api/application'
import { useKeepApplication } from '../../../api/use-keep-application'
import { failure } from '../../../lib/messages'
import type { Act } from '../part-form'
import { useNewest } from '../use-newest'

interface Props {
  id: string
  item: PartContents['left_out']['items'][number]
  application: Application
  act: Act
}

/** The parts that take a sentence. */
const takers: PartKey[] = ['omschrijving', 'update', 'bottlenecks', 'tools', 'novelty', 'software.novelty', 'remarks']

/** Puts a sentence into a part after all. */
export function IncludeItem({ id, item, application, act }: Props) {
  const parts = application.parts.filter(({ key, hidden }) => takers.includes(key) && !hidden)
  const [section, setSection] = useState(item.wanted_section as PartKey | '')
  const keep = useKeepApplication(id)
  const newest = useNewest(id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (to: PartKey) =>
      act(() => includeLeftOut(id, item.id, to, partOf(newest() ?? application, to)?.rev ?? 1)),
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
        onClick={() => section !== '' && !isPending && mutate(section)}
      >
        Toch opnemen
      </Button>
      <Text role="alert" flex="1 0 100%" size="sm" c="error">
        {error && failure(error, 'De zin is niet opgenomen')}
      </Text>
    </Group>
  )
}

import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type Application, includeLeftOut, type PartContents, type PartKey } from '../../../api/application'
import { useKeepApplication } from '../../../api/use-keep-application'
import { failure } from '../../../lib/messages'
import { useWrite } from '../../../shared/saving/use-write'
import { Empty } from '../../../ui/empty'
import { PlainList } from '../../../ui/plain-list'
import type { PartFormProps } from '../part-form'
import { PartQuestions } from '../questions/part-questions'

interface Props {
  id: string
  item: PartContents['left_out']['items'][number]
  application: Application
}

/** The parts that take a sentence. */
const takers: PartKey[] = ['omschrijving', 'update', 'bottlenecks', 'tools', 'novelty', 'software.novelty', 'remarks']

/** Puts a sentence into a part after all. */
function IncludeItem({ id, item, application }: Props) {
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

/** What the user wrote that has no place in the form of RVO, with the reason. */
export function LeftOutForm({ id, part, application, value, answering }: PartFormProps<'left_out'>) {
  if (value.items.length === 0) return <Empty drawing="search">Er is niets weggelaten uit je teksten.</Empty>
  return (
    <>
      <Text variant="lead">
        Deze zinnen uit je teksten staan niet in je aanvraag. Zie je er een die er toch in hoort, neem hem dan op.
      </Text>
      <PlainList>
        {value.items.map((item) => (
          <Paper key={item.id} component="li" px="lg" py="md">
            <Stack gap="sm">
              <Text component="blockquote">{item.text}</Text>
              <Text variant="quiet">{item.reason}</Text>
              <PartQuestions
                questions={application.questions.filter((one) => one.part === part.key && one.block === item.id)}
                answering={answering}
              />
              <IncludeItem id={id} item={item} application={application} />
            </Stack>
          </Paper>
        ))}
      </PlainList>
    </>
  )
}

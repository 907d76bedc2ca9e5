import { Paper, Stack, Text } from '@mantine/core'
import { Empty } from '../../../ui/empty'
import { PlainList } from '../../../ui/plain-list'
import type { PartFormProps } from '../part-form'
import { PartQuestions } from '../questions/part-questions'
import { IncludeItem } from './include-item'

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

import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { layoutOf } from '../../api/layout'
import { requestPaths } from '../../lib/paths'
import { screenSearch } from '../../lib/screen-search'
import LayoutPart from '../../shared/layout/layout-part'
import type { AnswerProps } from './answer-questions'

/** The sentences of the first bottleneck in their boxes, to arrange before payment. Without them the page goes on. */
export default function FirstLayout({ owner, number }: AnswerProps) {
  const title = useId()
  const { data } = useQuery(layoutOf(number))
  if (!data?.layout.boxes.some(({ bottleneck, exists }) => bottleneck !== '' && exists)) return null
  const application = requestPaths.application(number)
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <Title order={2} size="h3" id={title}>
        Klopt deze indeling?
      </Title>
      <LayoutPart
        owner={owner}
        id={number}
        number={number}
        brief
        linkTo={(part) => ({ pathname: application, search: screenSearch(part) })}
      />
      <Text>
        Alle zinnen die je nu al kunt indelen, zie je bij <Link to={application}>Aanvraag afmaken</Link>.
      </Text>
    </Stack>
  )
}

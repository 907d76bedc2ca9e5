import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { paths } from '../lib/schema'
import { answer, client } from './client'

/** What a benefit depends on. Amounts are in euros. */
export type BenefitQuestion = paths['/api/benefit/']['get']['parameters']['query']

/** The benefit of a company; nothing while there is nothing to ask. While the next one loads, the last one stays. */
export const benefitOf = (question: BenefitQuestion | null) =>
  queryOptions({
    queryKey: ['benefit', question],
    queryFn:
      question === null
        ? skipToken
        : ({ signal }) => answer(client.GET('/api/benefit/', { params: { query: question }, signal })),
    staleTime: Number.POSITIVE_INFINITY, // the figures of a year do not change
    placeholderData: keepPreviousData,
  })

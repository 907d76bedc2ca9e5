import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { paths } from '../lib/schema'
import { answer, client } from './client'

/** What a benefit depends on. Amounts are in euros. */
export type BenefitQuestion = paths['/api/benefit/']['get']['parameters']['query']

/** The benefit of a company. While the next one loads, the last one stays. */
export const benefitOf = (question: BenefitQuestion) =>
  queryOptions({
    queryKey: ['benefit', question],
    queryFn: ({ signal }) => answer(client.GET('/api/benefit/', { params: { query: question }, signal })),
    staleTime: Number.POSITIVE_INFINITY, // the figures of a year do not change
    placeholderData: keepPreviousData,
  })

import { expect, test } from 'vitest'
import { type ListPage, wholeList } from './whole-list'

const pageOf = (ids: number[], link?: string) => ({
  data: ids.map((id) => ({ id })),
  response: new Response(null, link === undefined ? {} : { headers: { Link: link } }),
})

test('a list is asked page by page until none follows, and an item that moved on counts once', async () => {
  const next = (query: string) => `</api/requests/?view=cards&${query}>; rel="next"`
  const pages = [pageOf([5, 4], next('after=4&page=2')), pageOf([4, 3], next('page=3')), pageOf([2])]
  const asked: ListPage[] = []
  const list = await wholeList((query) => {
    asked.push(query)
    return Promise.resolve(pages[(query.page ?? 1) - 1] ?? pageOf([]))
  })
  expect(list.map(({ id }) => id)).toEqual([5, 4, 3, 2])
  expect(asked).toEqual([{}, { after: 4, page: 2 }, { page: 3 }])
})

test('one page is one call', async () => {
  expect(await wholeList(() => Promise.resolve(pageOf([])))).toEqual([])
})

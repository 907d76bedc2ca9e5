import { expect, test } from 'vitest'
import { wholeList } from './whole-list'

const pageOf = (ids: number[], link?: string) => ({
  data: ids.map((id) => ({ id })),
  response: new Response(null, link === undefined ? {} : { headers: { Link: link } }),
})

test('a list is asked page by page until none follows, and an item that moved on counts once', async () => {
  const pages = [pageOf([5, 4], '</api/requests/?page=2>; rel="next"'), pageOf([4, 3], '<x>; rel="next"'), pageOf([2])]
  const asked: (number | undefined)[] = []
  const list = await wholeList(({ page }) => {
    asked.push(page)
    return Promise.resolve(pages[(page ?? 1) - 1] ?? pageOf([]))
  })
  expect(list.map(({ id }) => id)).toEqual([5, 4, 3, 2])
  expect(asked).toEqual([undefined, 2, 3])
})

test('one page is one call', async () => {
  expect(await wholeList(() => Promise.resolve(pageOf([])))).toEqual([])
})

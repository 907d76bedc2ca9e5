import { beforeEach, describe, expect, test } from 'vitest'
import { choose, commands, setCookie } from '../test/tracked'
import { dropCookies, loadGoogle } from './google'

const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0])

describe('W-03 cookies', () => {
  beforeEach(() => {
    for (const name of ['_ga', '_ga_ABC123', '_gid', '_gcl_au', 'eigen']) setCookie(name)
  })

  test.each([
    [true, true, ['_ga', '_ga_ABC123', '_gid', '_gcl_au', 'eigen']],
    [false, true, ['_gcl_au', 'eigen']],
    [true, false, ['_ga', '_ga_ABC123', '_gid', 'eigen']],
    [false, false, ['eigen']],
  ])('stay while they are allowed: analytics %s, marketing %s', (analytics, marketing, left) => {
    dropCookies({ analytics, marketing })
    expect(names().sort()).toEqual(left.sort())
  })
})

test('the script is loaded once, can be silenced, and speaks again', () => {
  choose(true, true)
  const silence = loadGoogle('G-TEST&x')
  silence()
  expect(Reflect.get(window, 'ga-disable-G-TEST&x')).toBe(true)
  loadGoogle('G-TEST&x')
  expect(Reflect.get(window, 'ga-disable-G-TEST&x')).toBe(false)
  expect([...document.scripts].map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST%26x',
  ])
  expect(commands().filter(([what]) => what === 'config')).toEqual([['config', 'G-TEST&x', { send_page_view: false }]])
})

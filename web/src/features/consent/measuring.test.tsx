import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { consent } from '../../lib/consent'
import { renderInApp } from '../../test/render'
import { on } from '../../test/server'
import { aSite } from '../../test/site'
import { choose as choseBefore, commands, setCookie } from '../../test/tracked'
import { Measuring } from './measuring'

beforeEach(() => {
  delete window.dataLayer
  for (const script of document.querySelectorAll('script')) script.remove()
  on('GET /api/site/', aSite({ analytics_id: 'G-1' }))
})

const open = (path = '/') =>
  renderInApp(
    <>
      <Measuring />
      <Link to="/prijzen">Prijzen</Link>
      <Link to="/forgot-password">Vergeten</Link>
    </>,
    path,
  )

const go = (name: string) => fireEvent.click(screen.getByText(name))
const choose = (analytics: boolean, marketing: boolean) => act(() => consent.choose({ analytics, marketing }))
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const google = ['https://www.googletagmanager.com/gtag/js?id=G-1']
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test.each([
  [true, true],
  [true, false],
  [false, true],
])('W-03 the script of Google is loaded once it may be: analytics %s, marketing %s', async (analytics, marketing) => {
  open()
  await settled()
  expect(scripts()).toEqual([])
  choose(analytics, marketing)
  await waitFor(() => expect(scripts()).toEqual(google))
})

test.each([
  ['after a refusal', 'G-1', false],
  ['without an id', null, true],
])('W-03 it is not loaded %s', async (_, id, accepted) => {
  on('GET /api/site/', aSite({ analytics_id: id }))
  open()
  choose(accepted, accepted)
  await settled()
  expect(scripts()).toEqual([])
})

test('A-19 it is not loaded on the page of a lost password, and silent when one goes there', async () => {
  choseBefore(true, true)
  open('/forgot-password')
  await settled()
  expect(scripts()).toEqual([])
  go('Prijzen')
  await waitFor(() => expect(scripts()).toEqual(google))
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(false)
  go('Vergeten')
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(true)
})

test('W-03 a withdrawal silences it and takes its cookies away', async () => {
  choseBefore(true, true)
  setCookie('_ga')
  open()
  await waitFor(() => expect(scripts()).toEqual(google))
  expect(document.cookie).toContain('_ga=')
  choose(false, false)
  expect(document.cookie).not.toContain('_ga=')
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(true)
  expect(commands().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }])
})

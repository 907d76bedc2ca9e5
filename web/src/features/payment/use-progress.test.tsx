import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths'
import { renderInApp } from '../../test/render'
import { useProgress } from './use-progress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const Bar = ({ moving, paid }: { moving: boolean; paid: boolean }) => <p>{useProgress(moving, paid)} procent</p>

const open = (moving: boolean, paid: boolean) =>
  renderInApp(
    <Routes>
      <Route path="/" element={<Bar moving={moving} paid={paid} />} />
      <Route path={paths.profileRequests} element="de lijst" />
    </Routes>,
  )

test('the bar grows by 2 every 100 ms', () => {
  open(true, false)
  pass(1_000)
  expect(screen.getByText('20 procent')).toBeTruthy()
})

test('P-10 unpaid it never fills and never leaves', () => {
  open(true, false)
  pass(30_000)
  expect(screen.getByText('98 procent')).toBeTruthy()
})

test('paid it fills, and a second later goes on', () => {
  open(true, true)
  pass(1_900)
  expect(screen.getByText('38 procent')).toBeTruthy()
  pass(100)
  expect(screen.getByText('100 procent')).toBeTruthy()
  pass(999)
  expect(screen.queryByText('de lijst')).toBeNull()
  pass(1)
  expect(screen.getByText('de lijst')).toBeTruthy()
})

test('WCAG 2.2.1 who stays is left alone', () => {
  open(false, true)
  pass(30_000)
  expect(screen.queryByText('de lijst')).toBeNull()
})

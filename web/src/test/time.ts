import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { arrived } from './server'

/** Lets time pass on the clock that a test has set, with the calls that are made in it. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await arrived()
    await vi.advanceTimersByTimeAsync(0) // a timer tells those who wait for them
  })

import { afterEach } from 'vitest'
import { forget } from './server'

// Before what unmounts, which therefore comes first: hooks that follow a test go backwards.
afterEach(forget)

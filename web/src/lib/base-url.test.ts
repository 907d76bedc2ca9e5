import { expect, test } from 'vitest'
import { baseUrl } from './base-url'

test.each([
  [undefined, 'https://wbso.example', 'https://wbso.example'],
  ['', 'https://wbso.example', 'https://wbso.example'],
  ['localhost:5173', 'http://localhost:5173', 'http://localhost:8000'],
  ['api.example', 'https://wbso.example', 'https://api.example'],
])('host %s at %s calls %s', (host, origin, want) => expect(baseUrl(host, origin)).toBe(want))

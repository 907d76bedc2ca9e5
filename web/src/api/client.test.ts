import { describe, expect, test } from 'vitest'
import { on } from '../test/server'
import { answer, client } from './client'

/** An answer that breaks off after these words. */
const brokenOff = (words: string) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(words))
      controller.error(new TypeError('network error'))
    },
  })

describe('an answer that cannot be read fails as one that did not come', () => {
  test.each([
    ['breaks off', brokenOff('[{"id":')],
    ['is half', '[{"id":'],
    ['is the page of a network that asks to sign in', '<!doctype html><title>Wifi</title>'],
  ])('%s', async (_, body) => {
    on('GET /api/profiles/', () => new Response(body))
    await expect(answer(client.GET('/api/profiles/'))).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })
})

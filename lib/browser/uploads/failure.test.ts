import { expect, it } from 'vitest'
import { ApiError } from '../api'
import { failureOf } from './failure'

it('tells the server’s own sentence', () => {
  expect(failureOf(new ApiError(415, 'Envoyez une image.'))).toEqual({
    error: 'Envoyez une image.',
    canRetry: false,
  })
})

it.each([429, 500, 502, 503])('may be tried again after a %d', (status) => {
  expect(failureOf(new ApiError(status, 'Plus tard.')).canRetry).toBe(true)
})

it.each([new TypeError('Failed to fetch'), new ApiError(502)])(
  'is cut off when nothing French came: %s',
  (error) => {
    expect(failureOf(error)).toEqual({ error: 'Envoi interrompu. Réessayez.', canRetry: true })
  },
)

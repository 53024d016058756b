import type { Answer } from '../wire/message'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-ut-range-start',
}

/** Adds CORS headers for any origin, because browsers upload their files directly. */
export const allowAnyOrigin = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
})

/** The answer to a CORS preflight. */
export const preflight = (): Answer => ({
  status: 204,
  headers: {
    ...headers,
    'access-control-allow-methods': 'GET, HEAD, PUT',
    'access-control-allow-headers': 'range, b3, traceparent, content-type, x-uploadthing-version',
    'access-control-max-age': '600',
  },
})

import type { Answer } from '../wire/message'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-ut-range-start',
}

/** The answer, readable by a page of any site: browsers send their files themselves. */
export const readable = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
})

/** What a browser asks before it sends. */
export const preflight = (): Answer => ({
  status: 204,
  headers: {
    ...headers,
    'access-control-allow-methods': 'GET, HEAD, PUT',
    'access-control-allow-headers': 'range, b3, traceparent, content-type, x-uploadthing-version',
    'access-control-max-age': '600',
  },
})

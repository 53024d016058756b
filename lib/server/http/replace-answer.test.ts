import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { replaceAnswer } from './replace-answer'

let close = () => {}
afterEach(() => close())

/** The client's response to `answer` when a 500 is to be replaced, or not. */
async function answerOf(answer: (response: ServerResponse) => void, wanted = true) {
  const listener: RequestListener = (_request, response) => {
    replaceAnswer(response, (status) =>
      wanted && status === 500
        ? () => response.writeHead(503, { 'Retry-After': '10' }).end('another answer')
        : undefined,
    )
    answer(response)
  }
  const server = createServer(listener)
  close = () => void server.close()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const got = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return { status: got.status, headers: got.headers, text: await got.text() }
}

const failing: [string, (response: ServerResponse) => void][] = [
  [
    'a status and an end',
    (response) => {
      response.statusCode = 500
      response.setHeader('Content-Length', 3).setHeader('X-First', 'a').end('500')
    },
  ],
  ['headers written at once', (response) => response.writeHead(500, { 'X-First': 'a' }).end('500')],
  [
    'a body in parts',
    (response) => {
      response.statusCode = 500
      response.setHeader('X-First', 'a')
      response.write('5')
      response.write('0')
      response.end('0')
    },
  ],
  [
    'headers sent ahead of the body',
    (response) => {
      response.statusCode = 500
      response.flushHeaders()
      setImmediate(() => response.end('500'))
    },
  ],
]

describe('a 500 of', () => {
  it.each(failing)('%s is replaced wholly', async (_how, answer) => {
    const { status, headers, text } = await answerOf(answer)
    expect([status, text, headers.get('retry-after')]).toEqual([503, 'another answer', '10'])
    expect(headers.get('x-first')).toBeNull()
  })

  it.each(failing)('%s stays where no other is wanted', async (_how, answer) => {
    const { status, text } = await answerOf(answer, false)
    expect([status, text]).toEqual([500, '500'])
  })
})

it('another status stays as it is', async () => {
  const { status, text } = await answerOf((response) => response.writeHead(404).end('missing'))
  expect([status, text]).toEqual([404, 'missing'])
})

it('an answer whose headers have left stays as it is', async () => {
  const { status, text } = await answerOf((response) => {
    response.write('the beginning')
    response.statusCode = 500
    response.end(', the end')
  })
  expect([status, text]).toEqual([200, 'the beginning, the end'])
})

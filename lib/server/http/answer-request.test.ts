import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { answerRequests } from './answer-request'
import { noteRateLimited } from './request-scope'

/** A page's answer when it reached a limit while it was rendered. */
async function answerOf(headers: Record<string, string>) {
  const framework = async (_request: unknown, response: ServerResponse) => {
    await Promise.resolve()
    noteRateLimited(42)
    response.statusCode = 200
    response.flushHeaders()
    response.end('Votre panier')
  }
  const server = createServer(
    answerRequests({
      ...{ metricsToken: undefined, site: undefined },
      ...{ framework: framework as never, trustedHops: 0 },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/checkout?code=FAUX`, { headers })
    return [answer.status, answer.headers.get('retry-after'), await answer.text()]
  } finally {
    server.close()
  }
}

it('a page that has reached a limit is sent whole, with the status 429', async () => {
  expect(await answerOf({})).toEqual([429, '42', 'Votre panier'])
})

it('the framework’s script gets the page’s data with 200, because it throws any other away', async () => {
  expect(await answerOf({ rsc: '1' })).toEqual([200, null, 'Votre panier'])
})

it('a response that is not a page and sets no policy cannot be framed', async () => {
  const policyOf = async (path: string, own?: string) => {
    const framework = async (_request: unknown, response: ServerResponse) => {
      if (own) response.setHeader('Content-Security-Policy', own)
      response.end('{}')
    }
    const answering = {
      metricsToken: undefined,
      site: undefined,
      framework: framework as never,
      trustedHops: 0,
    }
    const server = createServer(answerRequests(answering))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      return (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('content-security-policy')
    } finally {
      server.close()
    }
  }
  expect(await policyOf('/api/health')).toBe("frame-ancestors 'none'")
  expect(await policyOf('/api/tickets/1/files/2', "default-src 'none'; sandbox")).toBe(
    "default-src 'none'; sandbox",
  )
})

import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { DomainError } from '@/lib/domain/errors'
import { ask, base } from '@/tests/support/small-routes'
import { operation, type SignedRequest } from '../_wire/operation'
import { on, route } from './route'

describe('a provider’s signed body', () => {
  const provider = new Webhook(btoa('a secret of the provider'))
  const verify = ({ headers, bytes }: SignedRequest) => {
    try {
      provider.verify(Buffer.from(bytes), Object.fromEntries(headers), { jsonParse: false })
    } catch {
      throw new DomainError('validation', 'Cette demande n’est pas signée.')
    }
  }
  const heard: string[] = []
  const hook = operation({
    ...base,
    method: 'POST',
    access: 'public',
    rawBody: { maxBytes: 1_000, verify },
    status: 204,
  })
  const routes = route(
    on(hook, async ({ body }) => {
      heard.push(new TextDecoder().decode(body))
    }),
  )
  const signed = (text: string, { at = new Date(), by = provider } = {}) => ({
    body: text,
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': by.sign('msg_1', at, text),
    },
  })
  beforeEach(() => heard.splice(0))

  it('is handed on to the byte', async () => {
    const text = '{ "prix":1.10,\n "nom":"Élise" }'
    expect((await ask(routes, 'POST', signed(text))).status).toBe(204)
    expect(heard).toEqual([text])
  })

  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  it.each([
    ['is not signed', { body: '{}' }],
    ['was changed on its way', { ...signed('{"paid":1}'), body: '{"paid":2}' }],
    ['another signed', signed('{}', { by: new Webhook(btoa('another secret')) })],
    ['is stale', signed('{}', { at: minutes(-6) })],
    ['comes from the future', signed('{}', { at: minutes(6) })],
  ])('that %s is a 400 and not heard', async (_, asked) => {
    const { status, body } = await ask(routes, 'POST', asked)
    expect([status, body.code]).toEqual([400, 'validation'])
    expect(heard).toEqual([])
  })

  it('over its limit is a 413 and not heard, also under a false length', async () => {
    expect((await ask(routes, 'POST', signed('x'.repeat(1_000)))).status).toBe(204)
    const { body, headers } = signed('x'.repeat(1_001))
    expect((await ask(routes, 'POST', { body, headers })).status).toBe(413)
    expect(
      (await ask(routes, 'POST', { body, headers: { ...headers, 'content-length': '10' } })).status,
    ).toBe(413)
    expect(heard).toHaveLength(1)
  })
})

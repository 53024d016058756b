import { Resend } from 'resend'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resendKey, simulators } from '../support/simulators'

let server: Awaited<ReturnType<typeof simulators>>
let resend: Resend
const mail = {
  from: 'Ostal <bonjour@ostal.example>',
  to: 'camille@ostal.example',
  subject: 'Bonjour',
  text: 'Texte',
}

beforeAll(async () => {
  server = await simulators()
  resend = client(resendKey)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await fetch(`${server.origin}/_control/faults`, { method: 'DELETE' })
})

function client(key: string) {
  return new Resend(key, { baseUrl: `${server.origin}/resend` })
}

describe('Resend’s wire, spoken by its own SDK', () => {
  it('accepts a mail and shows it again', async () => {
    const sent = await resend.emails.send({ ...mail, html: '<p>Texte</p>', replyTo: 'a@b.example' })
    const found = await resend.emails.get(sent.data?.id ?? '')
    expect(found.data).toMatchObject({
      object: 'email',
      to: ['camille@ostal.example'],
      html: '<p>Texte</p>',
      reply_to: ['a@b.example'],
    })
  })

  it('lists mails newest first, without their texts', async () => {
    await resend.emails.send({ ...mail, to: 'a@exemple.fr' })
    await resend.emails.send({ ...mail, to: 'b@exemple.fr' })
    const listed = await resend.emails.list({ limit: 2 })
    expect(listed.data).toMatchObject({
      object: 'list',
      has_more: true,
      data: [{ to: ['b@exemple.fr'] }, { to: ['a@exemple.fr'] }],
    })
    expect(listed.data?.data[0]).not.toHaveProperty('text')
    expect((await resend.emails.list({ limit: 101 })).error?.statusCode).toBe(422)
  })

  it('shows no mail to a key that may only send', async () => {
    const setUp = (isSendingKey: boolean) =>
      fetch(`${server.origin}/_control/setup`, {
        method: 'POST',
        body: JSON.stringify({ resend: { isSendingKey } }),
      })
    await setUp(true)
    const sent = await resend.emails.send(mail)
    for (const { error } of [await resend.emails.list(), await resend.emails.get(sent.data?.id ?? '')])
      expect(error?.name).toBe('restricted_api_key')
    await setUp(false)
  })

  it.each([
    ['', 401, 'missing_api_key'],
    ['Bearer re_wrong', 401, 'validation_error'],
  ])('refuses the authorization "%s"', async (authorization, statusCode, name) => {
    const answer = await fetch(`${server.origin}/resend/emails`, {
      method: 'POST',
      headers: { authorization },
      body: '{}',
    })
    expect(answer.status).toBe(statusCode)
    expect(await answer.json()).toEqual({ statusCode, name, message: expect.any(String) })
  })

  it.each([
    ['no sender', { from: '' }, 'missing_required_field'],
    ['no subject', { subject: '' }, 'missing_required_field'],
    ['no recipient', { to: '' }, 'missing_required_field'],
    ['no content', { text: '' }, 'validation_error'],
    ['a sender that is no address', { from: 'Ostal' }, 'validation_error'],
    ['a recipient that is no address', { to: ['camille@'] }, 'validation_error'],
    [
      '51 recipients',
      { to: Array.from({ length: 51 }, (_, n) => `n${n}@ostal.example`) },
      'validation_error',
    ],
    ['a line break in the subject', { subject: 'a\nBcc: x@y.example' }, 'validation_error'],
  ])('refuses %s with 422', async (_, change, name) => {
    const { error } = await resend.emails.send({ ...mail, ...change })
    expect(error).toMatchObject({ statusCode: 422, name })
  })

  const file = { filename: 'reçu.pdf', content: 'JVBERi0=', content_type: 'application/pdf' }
  const post = async (attachments: unknown) => {
    const answer = await fetch(`${server.origin}/resend/emails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${resendKey}` },
      body: JSON.stringify({ ...mail, attachments }),
    })
    return { status: answer.status, name: (await answer.json()).name }
  }

  it('keeps the attachments of a mail', async () => {
    const sent = await resend.emails.send({
      ...mail,
      to: 'pieces@ostal.example',
      attachments: [{ filename: 'reçu.pdf', content: Buffer.from('%PDF-'), contentType: 'application/pdf' }],
    })
    expect(sent.error).toBeNull()
    const kept = { filename: 'reçu.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }
    expect(await server.mails('pieces@')).toMatchObject([{ attachments: [kept] }])
  })

  it.each([
    ['without content', [{ ...file, content: undefined }], 'invalid_attachment'],
    ['without a name', [{ ...file, filename: undefined }], 'missing_required_field'],
    ['whose content is not base64', [{ ...file, content: '%PDF-' }], 'validation_error'],
    ['whose type is no text', [{ ...file, content_type: 1 }], 'validation_error'],
    ['whose id is null', [{ ...file, content_id: null }], 'validation_error'],
    ['that are no list', file, 'validation_error'],
    [
      'of more than 40 MB together',
      [file, { ...file, content: 'A'.repeat(40 * 1024 * 1024) }],
      'validation_error',
    ],
  ])('refuses attachments %s with 422', async (_, attachments, name) => {
    expect(await post(attachments)).toEqual({ status: 422, name })
  })

  it('answers a path it does not have with Resend’s 404', async () => {
    const { error } = await resend.apiKeys.list()
    expect(error).toMatchObject({ statusCode: 404, name: 'not_found' })
  })

  it('sends once per idempotency key and refuses the key for another mail', async () => {
    const key = { idempotencyKey: 'welcome/1' }
    const first = await resend.emails.send({ ...mail, subject: 'Une fois' }, key)
    const again = await resend.emails.send({ ...mail, subject: 'Une fois' }, key)
    const other = await resend.emails.send({ ...mail, subject: 'Autre chose' }, key)
    expect(again.data).toEqual(first.data)
    expect(other.error).toMatchObject({ statusCode: 409, name: 'invalid_idempotent_request' })
    expect((await server.mails()).filter(({ subject }) => subject === 'Une fois')).toHaveLength(1)
  })

  it('refuses an idempotency key of 257 characters', async () => {
    const { error } = await resend.emails.send(mail, { idempotencyKey: 'k'.repeat(257) })
    expect(error).toMatchObject({ statusCode: 400, name: 'invalid_idempotency_key' })
  })

  it('keeps mails and keys over a restart', async () => {
    const key = { idempotencyKey: 'kept' }
    const first = await resend.emails.send(mail, key)
    await server.stop()
    server = await simulators(server.folder)
    resend = client(resendKey)
    expect((await resend.emails.send(mail, key)).data).toEqual(first.data)
  })
})

describe('faults on order', () => {
  it.each([
    ['rate_limited', 429, 'rate_limit_exceeded'],
    ['server_error', 500, 'internal_server_error'],
    ['reset', null, 'application_error'],
    ['truncate', null, 'application_error'],
  ])('%s spoils as many requests as ordered', async (fault, statusCode, name) => {
    await server.order(fault, 2)
    for (const _ of [1, 2]) expect((await resend.emails.send(mail)).error).toMatchObject({ statusCode, name })
    expect((await resend.emails.send(mail)).error).toBeNull()
  })

  it.each([
    ['timeout_before', 0],
    ['timeout_after', 1],
  ])('%s answers nothing and has stored %i mail', async (fault, stored) => {
    await server.order(fault)
    const to = `${fault}@ostal.example`
    const attempt = fetch(`${server.origin}/resend/emails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${resendKey}` },
      body: JSON.stringify({ ...mail, to }),
      signal: AbortSignal.timeout(300),
    })
    await expect(attempt).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(await server.mails(to)).toHaveLength(stored)
  })

  it('refuses a fault it does not know', async () => {
    expect((await server.order('explode')).status).toBe(400)
  })
})

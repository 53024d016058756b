import { createHash, randomUUID } from 'node:crypto'
import type { Journal } from '../wire/journal'
import { type Answer, type Asked, json } from '../wire/message'
import type { Provider } from '../wire/provider'
import { errors } from './errors'
import type { Mail } from './mail'
import { readPayload } from './payload'
import { shown } from './shown'

const day = 24 * 60 * 60 * 1_000

/** Resend's mail API, as far as the product speaks it: POST /emails and GET /emails/{id}. */
export function resend(key: string, mails: Journal<Mail>): Provider {
  return {
    name: 'resend',
    mount: '/resend',
    answer: async (asked) => refused(asked, key) ?? route(asked, mails),
    failure: (kind) => (kind === 'rate_limited' ? errors.rateLimited() : errors.server()),
  }
}

function refused({ headers }: Asked, key: string): Answer | undefined {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (!given) return errors.missingKey()
  return given === key ? undefined : errors.invalidKey()
}

function route(asked: Asked, mails: Journal<Mail>): Answer {
  if (asked.path === '/emails') return asked.method === 'POST' ? sendMail(asked, mails) : errors.method()
  const id = /^\/emails\/([^/]+)$/.exec(asked.path)?.[1]
  if (!id) return errors.notFound()
  if (asked.method !== 'GET') return errors.method()
  const mail = mails.records.find((one) => one.id === id)
  return mail ? json(200, shown(mail)) : errors.noSuchEmail()
}

function sendMail({ body, headers }: Asked, mails: Journal<Mail>): Answer {
  const idempotencyKey = headers['idempotency-key'] === undefined ? null : String(headers['idempotency-key'])
  if (idempotencyKey !== null && (idempotencyKey.length < 1 || idempotencyKey.length > 256))
    return errors.idempotencyKey()
  const payload = readPayload(parsed(body))
  if ('status' in payload) return payload
  const fingerprint = createHash('sha256').update(body).digest('hex')
  const earlier = idempotencyKey === null ? undefined : sentUnder(idempotencyKey, mails)
  if (earlier && earlier.fingerprint !== fingerprint) return errors.idempotentRequest()
  if (earlier) return json(200, { id: earlier.id })
  const mail = {
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    ...payload,
    idempotencyKey,
    fingerprint,
  }
  mails.add(mail)
  return json(200, { id: mail.id })
}

/** Resend forgets a key after 24 hours. */
function sentUnder(key: string, mails: Journal<Mail>) {
  const oldest = Date.now() - day
  return mails.records.find((mail) => mail.idempotencyKey === key && Date.parse(mail.createdAt) > oldest)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

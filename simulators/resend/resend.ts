import { createHash, randomUUID } from 'node:crypto'
import type { Setup } from '../control/setup'
import type { Journal } from '../wire/journal'
import { type Answer, json, type SimulatedRequest } from '../wire/message'
import type { Provider } from '../wire/provider'
import { answerDomains } from './domains'
import { listEmails, toEmailResponse } from './email-response'
import { errors } from './errors'
import type { Mail } from './mail'
import { readPayload } from './payload'

const day = 24 * 60 * 60 * 1_000

/** The part of Resend's API that the product uses: mails, and for the doctor the domains. */
export function resend(key: string, mails: Journal<Mail>, setup: () => Setup['resend']): Provider {
  return {
    name: 'resend',
    mount: '/resend',
    answer: async (request) => refuseKey(request, key) ?? route(request, mails, setup()),
    failure: (kind) => (kind === 'rate_limited' ? errors.rateLimited() : errors.server()),
  }
}

function refuseKey({ headers }: SimulatedRequest, key: string): Answer | undefined {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (!given) return errors.missingKey()
  return given === key ? undefined : errors.invalidKey()
}

function route(request: SimulatedRequest, mails: Journal<Mail>, setup: Setup['resend']): Answer {
  if (/^\/domains(\/|$)/.test(request.path)) return answerDomains(request, setup)
  if (request.path === '/emails' && request.method === 'POST') return sendMail(request, mails)
  if (/^\/emails(\/|$)/.test(request.path) && setup.isSendingKey) return errors.restrictedKey()
  if (request.path === '/emails')
    return request.method === 'GET' ? listEmails(request, mails.records) : errors.method()
  const id = /^\/emails\/([^/]+)$/.exec(request.path)?.[1]
  if (!id) return errors.notFound()
  if (request.method !== 'GET') return errors.method()
  const mail = mails.records.find((one) => one.id === id)
  return mail ? json(200, toEmailResponse(mail)) : errors.noSuchEmail()
}

function sendMail({ body, headers }: SimulatedRequest, mails: Journal<Mail>): Answer {
  const idempotencyKey = headers['idempotency-key'] === undefined ? null : String(headers['idempotency-key'])
  if (idempotencyKey !== null && (idempotencyKey.length < 1 || idempotencyKey.length > 256))
    return errors.idempotencyKey()
  const payload = readPayload(parseBody(body))
  if ('status' in payload) return payload
  const fingerprint = createHash('sha256').update(body).digest('hex')
  const earlier = idempotencyKey === null ? undefined : findByKey(idempotencyKey, mails)
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
function findByKey(key: string, mails: Journal<Mail>) {
  const oldest = Date.now() - day
  return mails.records.find((mail) => mail.idempotencyKey === key && Date.parse(mail.createdAt) > oldest)
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

import type { Answer } from '../wire/message'
import { readAttachments } from './attachments'
import { errors } from './errors'
import type { Attachment } from './mail'

export interface Payload {
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  replyTo: string[]
  subject: string
  html: string | null
  text: string | null
  headers: Record<string, string>
  tags: { name: string; value: string }[]
  attachments: Attachment[]
}

const address = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/
const named = /^[^<>\r\n]*<([^<>]+)>$/
const addressRule =
  'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.'

/** Parses a request's body into a mail, or returns Resend's refusal. */
export function readPayload(body: unknown): Payload | Answer {
  if (typeof body !== 'object' || body === null)
    return errors.invalid('The request body must be a JSON object.')
  const given = body as Record<string, unknown>
  for (const field of ['from', 'to', 'subject']) if (!given[field]) return errors.missingField(field)
  if (!given.html && !given.text) return errors.invalid('Missing `html` or `text` field.')
  const attachments = readAttachments(given.attachments)
  if ('status' in attachments) return attachments
  if (!areHeaders(given.headers)) return errors.invalid('The `headers` field must be an `object` of strings.')
  const payload: Payload = {
    from: String(given.from),
    to: list(given.to),
    cc: list(given.cc),
    bcc: list(given.bcc),
    replyTo: list(given.reply_to),
    subject: String(given.subject),
    html: textOf(given.html),
    text: textOf(given.text),
    headers: (given.headers as Record<string, string>) ?? {},
    tags: (given.tags as Payload['tags']) ?? [],
    attachments,
  }
  return refusal(payload) ?? payload
}

function refusal({ from, to, cc, bcc, replyTo, subject }: Payload): Answer | undefined {
  const fields = { from: [from], to, cc, bcc, reply_to: replyTo }
  for (const [field, addresses] of Object.entries(fields))
    if (!addresses.every(isAddress)) return errors.invalid(`Invalid \`${field}\` field. ${addressRule}`)
  if (to.length > 50) return errors.invalid('The `to` field can have at most 50 recipients.')
  if (/[\r\n]/.test(subject)) return errors.invalid('The `\\n` is not allowed in the `subject` field.')
  return undefined
}

const areHeaders = (value: unknown) =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'string'))

function isAddress(text: string) {
  return address.test(named.exec(text.trim())?.[1]?.trim() ?? text.trim())
}

function list(value: unknown): string[] {
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : null
}

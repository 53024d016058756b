import { z } from 'zod'
import type { EntryKind } from '../content/schema'

export const MAX_ENDPOINTS = 5
const URL_MAX = 2_000

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** The URL as used for the connection: without a fragment, in ASCII. */
function normalizeUrl(text: string): string {
  const url = new URL(text)
  url.hash = ''
  return url.href
}

export const WebhookUrl = z
  .string({ error: 'L’adresse est obligatoire.' })
  .trim()
  .min(1, { error: 'L’adresse est obligatoire.' })
  .refine(isWebAddress, { error: 'L’adresse commence par https:// ou http://.', abort: true })
  .transform(normalizeUrl)
  .pipe(z.string().max(URL_MAX, { error: 'L’adresse ne peut pas dépasser 2 000 caractères.' }))

export type WebhookEndpoint = {
  id: number
  websiteId: number
  url: string
  secret: string
  previousSecret: string | null
  previousSecretUntil: Date | null
  active: boolean
  goneAt: Date | null
  failingSince: Date | null
  givenUpAt: Date | null
  attemptUntil: Date | null
  lastAttemptAt: Date | null
  createdAt: Date
}

/** An endpoint as shown: its secret only to its owner, not to an administrator who views their screens. */
export type ShownEndpoint = Omit<WebhookEndpoint, 'secret' | 'previousSecret'> & { secret: string | null }

/** Why we switched an endpoint off: it answered that it is gone, or nothing arrived there for too long. */
export type OffReason = 'gone' | 'failing'

export type DeliveryState = 'pending' | 'delivered' | 'failed'

export type WebhookDelivery = {
  id: number
  endpointId: number
  eventId: string
  type: string
  payload: string
  state: DeliveryState
  attempts: number
  lastStatus: number | null
  lastError: string | null
  lastAnswer: string | null
  nextAttemptAt: Date | null
  deliveredAt: Date | null
  createdAt: Date
}

/** What changed on a website. */
export type Change = {
  websiteId: number
  entity: EntryKind | 'gallery' | 'products'
  id: number
  action: 'created' | 'updated' | 'deleted' | 'moved'
}

/** The JSON body received by a client's site. */
export type WebhookEvent =
  | { type: `${Change['entity']}.changed`; timestamp: string; data: Change }
  | { type: 'ping'; timestamp: string; data: { websiteId: number } }

import type { EntryKind } from '../content/schema'

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
  entity: EntryKind | 'gallery'
  id: number
  action: 'created' | 'updated' | 'deleted' | 'moved'
}

/** What a client's site receives, as JSON. */
export type WebhookEvent =
  | { type: `${Change['entity']}.changed`; timestamp: string; data: Change }
  | { type: 'ping'; timestamp: string; data: { websiteId: number } }

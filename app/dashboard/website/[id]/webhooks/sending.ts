import type { WebhookDelivery } from '@/lib/domain/webhooks/schema'

const SOON_MS = 10_000

/** Whether an attempt is under way, or due within seconds. */
export const isSending = ({ state, nextAttemptAt }: WebhookDelivery, now: Date): boolean =>
  state === 'pending' && nextAttemptAt !== null && nextAttemptAt.getTime() - now.getTime() < SOON_MS

import { z } from 'zod'
import type { MailFailureKind } from '@/lib/domain/notifications/schema'
import { verifyResend } from '@/lib/providers/mail/signature'
import { operation } from './operation'

const FAILURES: Record<string, MailFailureKind> = {
  'email.bounced': 'bounced',
  'email.complained': 'complained',
}

/** https://resend.com/docs/webhooks/emails/bounced: the server that should have taken the mail refused it for good. */
const FailureEvent = z.object({
  created_at: z.coerce.date(),
  data: z.object({ to: z.array(z.string()).max(50) }),
})

/** The failure that an event tells of; null for the other kinds of events. */
export function readMailFailure(body: unknown) {
  const { type } = z.object({ type: z.string() }).parse(body)
  const kind = FAILURES[type]
  if (!kind) return null
  const event = FailureEvent.parse(body)
  return { kind, addresses: event.data.to, at: event.created_at }
}

export const resendWebhookOperation = operation({
  method: 'POST',
  path: '/resend/webhook',
  tag: 'Contact',
  summary: 'Retour de Resend : un e-mail refusé ou signalé comme indésirable (signature)',
  access: 'public',
  ignoresSession: true,
  rawBody: { maxBytes: 200_000, verify: verifyResend },
  status: 204,
})

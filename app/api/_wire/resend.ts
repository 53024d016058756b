import { z } from 'zod'
import type { MailFailureKind } from '@/lib/domain/notifications/schema'
import { verifyResend } from '@/lib/providers/mail/signature'
import { operation } from './operation'

const About = { created_at: z.coerce.date() }
const to = z.array(z.string()).max(50)

/** https://resend.com/docs/dashboard/emails/email-bounces: Permanent, Transient or Undetermined. Only a permanent bounce says that
 *  no mail will ever arrive. */
const Bounce = z.object({
  ...About,
  type: z.literal('email.bounced'),
  data: z.object({ to, bounce: z.object({ type: z.string() }).nullish() }),
})
const Complaint = z.object({ ...About, type: z.literal('email.complained'), data: z.object({ to }) })
const FailureEvent = z.discriminatedUnion('type', [Bounce, Complaint])

const KNOWN: readonly string[] = ['email.bounced', 'email.complained']

/** The failure that an event reports; null for other events. */
export function readMailFailure(body: unknown) {
  const { type } = z.object({ type: z.string() }).parse(body)
  if (!KNOWN.includes(type)) return null
  const event = FailureEvent.parse(body)
  return { kind: kindOf(event), addresses: event.data.to, at: event.created_at }
}

function kindOf(event: z.infer<typeof FailureEvent>): MailFailureKind {
  if (event.type === 'email.complained') return 'complained'
  return event.data.bounce?.type.toLowerCase() === 'permanent' ? 'bounced' : 'undelivered'
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

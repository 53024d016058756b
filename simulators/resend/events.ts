import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Mail } from './mail'

/** From https://resend.com/docs/dashboard/emails/email-bounces. */
export const bounces = {
  Permanent: { subType: 'General', message: 'The mailbox does not exist.' },
  Transient: { subType: 'MailboxFull', message: 'The recipient’s mailbox is full.' },
  Undetermined: { subType: 'Undetermined', message: 'The recipient’s server gave no reason.' },
} as const
export type BounceType = keyof typeof bounces

/** The bounce type in a form or a control request. */
export const bounceOf = (given: URLSearchParams): BounceType | undefined =>
  (Object.keys(bounces) as BounceType[]).find((one) => one === given.get('bounce'))

export const mailEvents = ['email.bounced', 'email.complained'] as const
export type MailEvent = (typeof mailEvents)[number]

/** Notifies the product of a mail's failure, as Resend does; returns the product's status. */
export async function sendMailEvent(
  secret: string,
  {
    mail,
    type,
    bounce = 'Permanent',
    origin,
  }: { mail: Mail; type: MailEvent; bounce?: BounceType; origin: string },
): Promise<number> {
  const { id, from, to, subject, createdAt } = mail
  const now = new Date()
  const body = JSON.stringify({
    type,
    created_at: now.toISOString(),
    data: {
      created_at: createdAt,
      email_id: id,
      message_id: `<${id}@mail.ostal.example>`,
      from,
      to,
      subject,
      ...(type === 'email.bounced' && {
        bounce: { type: bounce, ...bounces[bounce] },
      }),
    },
  })
  const messageId = `msg_${randomUUID()}`
  const answer = await fetch(`${origin}/api/resend/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'svix-id': messageId,
      'svix-timestamp': String(Math.floor(now.getTime() / 1000)),
      'svix-signature': new Webhook(secret).sign(messageId, now, body),
    },
    body,
  })
  return answer.status
}

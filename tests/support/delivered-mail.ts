import { expect } from 'vitest'
import type { Mail } from '../../lib/domain/notifications/jobs'
import type { OutgoingMail } from '../../lib/providers/mail/send-mail'
import { deliverMail } from '../../lib/server/tasks/deliver-mail'

/** Delivers a mail; returns what the provider is asked to send. */
export async function delivered(mail: Mail, requestId?: string): Promise<OutgoingMail> {
  const sent: OutgoingMail[] = []
  await deliverMail(mail, {
    send: async (outgoing) => void sent.push(outgoing),
    documentOf: async (number) => ({ number, pdf: Buffer.from(`%PDF of ${number}`) }),
    requestId,
  })
  expect(sent).toHaveLength(1)
  return sent[0] as OutgoingMail
}

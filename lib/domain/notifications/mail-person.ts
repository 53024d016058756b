import type { Tx } from '../context'
import type { PersonalMail } from './jobs'

type Recipient = {
  id: number
  email: string
  firstName: string
  emailConfirmedAt: Date | null
  mailsTicketAnswers: boolean
  mailsWebsiteNews: boolean
}

/** The setting by which a person can opt out of a kind of mail; other kinds are always sent. */
const CHOICES: Partial<Record<PersonalMail['kind'], 'mailsTicketAnswers' | 'mailsWebsiteNews'>> = {
  'ticket-answered': 'mailsTicketAnswers',
  'webhook-off': 'mailsWebsiteNews',
}

/** A union's members, each without these keys. */
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

/** Mails a person at their own address, unless they opted out of this kind. An unconfirmed address may be a stranger's: it
 *  gets a fixed text instead, at most once an hour per kind. */
export async function mailPerson(
  tx: Tx,
  recipient: Recipient,
  mail: Without<PersonalMail, 'to' | 'firstName'>,
  { hourly, after }: { hourly?: string; after?: Date | null } = {},
): Promise<void> {
  const { id, email: to, firstName, emailConfirmedAt } = recipient
  const choice = CHOICES[mail.kind]
  if (choice && !recipient[choice]) return
  if (emailConfirmedAt) {
    await tx.enqueue({
      queue: 'mail',
      mail: { ...mail, to, firstName },
      ...(hourly && { hourly }),
      ...(after && { after }),
    })
    return
  }
  await tx.enqueue({
    queue: 'mail',
    mail: {
      kind: 'notice',
      id: crypto.randomUUID(),
      about: mail.kind,
      to,
      ticketId: 'ticketId' in mail ? mail.ticketId : null,
    },
    hourly: `notice/${id}/${mail.kind}`,
  })
}

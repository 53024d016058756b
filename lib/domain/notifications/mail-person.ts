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

/** What decides whether a person gets a kind of mail; the others always come. */
const CHOICES: Partial<Record<PersonalMail['kind'], 'mailsTicketAnswers' | 'mailsWebsiteNews'>> = {
  'ticket-answered': 'mailsTicketAnswers',
  'webhook-off': 'mailsWebsiteNews',
}

/** A union's members, each without these keys. */
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

/** Mails a person at their own address, unless they chose to do without this kind. While that is not confirmed it may be a stranger's: then fixed text is sent
 *  instead, once an hour of each kind. */
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

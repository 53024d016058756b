import { isAnonymousAddress } from '../../domain/accounts/anonymous'
import { DEAD_LETTERS } from '../../domain/jobs/queries'
import type { Cause, Mail } from '../../domain/notifications/jobs'
import { findMailRefusal } from '../../domain/notifications/mail-failures'
import { isStillToMail } from '../../domain/tickets/still-to-mail'
import type { SystemContext } from '../context'
import { log } from '../instance/log'
import { throttleMail } from '../limits/throttle-mail'
import type { AskedQueue, Queue } from './queue'

type Input = {
  mail: Mail
  /** Of the mails with the same key, one an hour is sent; the others are dropped. */
  hourly?: string
  /** Delayed until then. */
  after?: Date
}

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    mail: Input
  }
}

const HOUR_SECONDS = 3_600

const ACCOUNT_MAILS: Mail['kind'][] = [
  'welcome',
  'reset-password',
  'invitation',
  'security-change',
  'new-email',
  'email-changed',
]

/** Retried for about six hours: 12 times, each delay twice the previous one, starting with 5 s. That stays within the 24 hours in
 *  which the provider recognizes a repeat. A dead letter is kept for twice the retention. Without `toAll`, addresses that bounced
 *  or complained are left out. */
const queue = (name: string, { toAll }: { toAll: boolean }): Queue<Mail & { cause?: Cause }> => ({
  name,
  options: {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    // Lets other instances take over a killed one's mail: twice the time that a silent provider takes.
    expireInSeconds: 20,
    retentionMinutes: 365 * 24 * 60,
    deadLetter: DEAD_LETTERS,
  },
  // More than one, so that a mail to a silent provider does not delay the others.
  work: { workers: 2, pollingIntervalSeconds: 0.5, batchSize: 1 },
  run: async (ctx, jobs) => {
    const [{ deliverMail }, { getDocumentOfNumber }] = await Promise.all([
      import('../tasks/deliver-mail'),
      import('../documents/invoice-documents'),
    ])
    for (const { id, data, retryCount, retryLimit } of jobs) {
      try {
        if ('to' in data && isAnonymousAddress(data.to)) continue
        const failure = toAll || !('to' in data) ? null : await findMailRefusal(ctx, data.to)
        if (failure) {
          log().info({ job: id, kind: data.kind, failure }, 'A mail was not sent: its address refuses ours')
          continue
        }
        if (!(await isToBeSent(ctx, data))) continue
        await deliverMail(data, {
          send: async (outgoing) => {
            await throttleMail(ctx)
            await ctx.providers.mail.send(outgoing)
          },
          documentOf: (number) => getDocumentOfNumber(ctx, number),
          requestId: data.cause?.requestId,
        })
      } catch (error) {
        const about = { err: error, job: id, kind: data.kind }
        if (retryCount < retryLimit) log().warn(about, 'A mail was not delivered; it will be tried again')
        else log().error(about, 'A mail was given up; it is among the dead letters')
        throw error
      }
    }
  },
})

/** False for a mail that a later one covers, or whose message was read while it waited. */
async function isToBeSent(ctx: SystemContext, data: Mail): Promise<boolean> {
  if (data.kind !== 'ticket-message' && data.kind !== 'ticket-answered') return true
  if (!data.conversation?.isGathered) return true
  const { ticketId, messageId, kind } = data
  return isStillToMail(ctx, { ticketId, messageId, toClient: kind === 'ticket-answered' })
}

/** Mails that people need to log in, or must get at once: no other mail can fill this queue. */
export const accountMail = queue('account-mail', { toAll: true })

export const mail: AskedQueue<Mail & { cause?: Cause }, Input> = {
  ...queue('mail', { toAll: false }),
  send: ({ mail: data, hourly, after }) => ({
    queue: ACCOUNT_MAILS.includes(data.kind) ? accountMail.name : 'mail',
    data,
    ...(hourly && { singletonKey: hourly, singletonSeconds: HOUR_SECONDS }),
    ...(after && { startAfter: after }),
  }),
}

import { and, eq, gt, not, sql } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import type { Context, Tx } from '../context'
import { labelFields } from './label-fields'
import type { Withdrawal } from './schema'

const DAY_MS = 24 * 60 * 60 * 1000

type Declared = Withdrawal & {
  suspicious: boolean
  /** Whether its address may get one more receipt by mail. */
  mailsReceipt: boolean
}

/** Stores a withdrawal and mails it to the agency, and a receipt with its moment to the consumer. The same one again
 *  within a day is the first. */
export async function receiveWithdrawal(
  ctx: Context,
  { suspicious, mailsReceipt, ...withdrawal }: Declared,
): Promise<{ id: number; at: Date }> {
  return ctx.transaction(async (tx) => {
    const at = tx.now()
    const fields = { ...withdrawal, subject: 'retractation' }
    const { name, email, contract } = withdrawal
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal/${email}`}, 0))`)
    const earlier = await findEarlier(tx, fields, at)
    if (earlier) return { id: earlier.id, at: earlier.createdAt }
    const [stored] = await tx.db
      .insert(contactMessages)
      .values({
        form: 'withdrawal-form',
        senderName: name,
        senderEmail: email,
        fields,
        suspicious,
        createdAt: at,
      })
      .returning({ id: contactMessages.id })
    if (!stored) throw new Error('The withdrawal was not written')
    const messageId = stored.id
    if (suspicious) return { id: messageId, at }
    const lines = labelFields(fields)
    await tx.enqueue({
      queue: 'mail',
      mail: {
        kind: 'contact-message',
        messageId,
        form: 'withdrawal-form',
        senderName: name,
        senderEmail: email,
        fields: lines,
      },
    })
    if (mailsReceipt)
      await tx.enqueue({
        queue: 'mail',
        mail: { kind: 'withdrawal-received', messageId, to: email, name, contract, at: at.getTime() },
      })
    return { id: messageId, at }
  })
}

async function findEarlier(tx: Tx, fields: Record<string, string>, at: Date) {
  const [earlier] = await tx.db
    .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(
      and(
        not(contactMessages.suspicious),
        eq(contactMessages.form, 'withdrawal-form'),
        eq(contactMessages.fields, fields),
        gt(contactMessages.createdAt, new Date(at.getTime() - DAY_MS)),
      ),
    )
    .limit(1)
  return earlier
}

import { asc, eq, inArray } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import type { Context } from '../context'
import { labelFields } from './label-fields'

/** Messages in one digest; the others wait for the next hour. */
const IN_ONE = 200

/** Mails the agency the messages that wait for the digest, oldest first; nothing when there are none. */
export async function sendContactDigest(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const waiting = await tx.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.awaitsDigest, true))
      .orderBy(asc(contactMessages.id))
      .limit(IN_ONE)
      .for('update', { skipLocked: true })
    if (waiting.length === 0) return
    const ids = waiting.map(({ id }) => id)
    await tx.db.update(contactMessages).set({ awaitsDigest: false }).where(inArray(contactMessages.id, ids))
    const messages = waiting.map(({ id, senderName, senderEmail, fields }) => ({
      id,
      senderName,
      senderEmail,
      fields: labelFields(fields),
    }))
    await tx.enqueue({ queue: 'mail', mail: { kind: 'contact-digest', messages } })
  })
}

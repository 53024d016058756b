import { and, gt, not } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import type { Context, Tx } from '../context'
import { invalidField } from '../errors'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { labelFields } from './label-fields'
import { checkPreferredDay } from './preferred-day'
import { type ContactMessage, fitsTogether } from './schema'

const DAY_MS = 24 * 60 * 60 * 1000
/** Messages within 24 hours that are mailed one by one; the others wait for the hour's digest. */
const MAILED_ALONE = 200

/** Stores a visitor's message and mails it to the agency: at once, or in the hourly digest past MAILED_ALONE messages a day.
 *  A suspicious message is only stored. */
export async function receiveContactMessage(
  ctx: Context,
  { submissionId, ...message }: ContactMessage & Keyed,
): Promise<{ id: number }> {
  const { form, fields } = message
  if (!fitsTogether(fields)) {
    throw invalidField(
      form === 'home-form' ? 'message' : 'content',
      'Le message ne peut pas dépasser 10 000 caractères en tout.',
    )
  }
  if (form === 'contact-form') checkPreferredDay(fields.day, ctx.now())
  return ctx.transaction((tx) =>
    createOnce(
      tx,
      { submissionId, of: 'contact-message', content: message },
      {
        create: () => storeMessage(tx, message),
        // The sender of a repeat gets only the id.
        read: async (id) => ({ id }),
      },
    ),
  )
}

async function storeMessage(tx: Tx, message: ContactMessage): Promise<{ id: number }> {
  const { form, fields, suspicious } = message
  const senderName = form === 'home-form' ? fields.nom : fields.name
  const awaitsDigest = !suspicious && (await isPastMany(tx))
  const [stored] = await tx.db
    .insert(contactMessages)
    .values({ form, senderName, senderEmail: fields.email, fields, suspicious, awaitsDigest })
    .returning({ id: contactMessages.id })
  if (!stored) throw new Error('The message was not written')
  if (!suspicious && !awaitsDigest) {
    await tx.enqueue({
      queue: 'mail',
      mail: {
        kind: 'contact-message',
        messageId: stored.id,
        form,
        senderName,
        senderEmail: fields.email,
        fields: labelFields(fields),
      },
    })
  }
  return stored
}

/** Whether MAILED_ALONE messages have come in the last 24 hours, so that this one waits. Suspicious ones do not count. */
async function isPastMany(tx: Tx): Promise<boolean> {
  const yesterday = new Date(tx.now().getTime() - DAY_MS)
  const earlier = await tx.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(not(contactMessages.suspicious), gt(contactMessages.createdAt, yesterday)))
    .limit(MAILED_ALONE)
  return earlier.length === MAILED_ALONE
}

import { and, eq, gt, not, sql } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import type { Tx } from '../context'
import { MARKS } from './policy'
import type { Declaration } from './schema'

const DAY_MS = 24 * 60 * 60 * 1000

export type Stored = {
  /** The id of the contact message. */
  id: number
  at: Date
  /** The same declaration was received within the last day. */
  isRepeated: boolean
}

/** The fields to store: without those that the kind does not have. */
export const fieldsOf = ({ kind, ...declared }: Declaration): Record<string, string> => {
  const { name, email, contract } = declared
  const subject = MARKS[kind].subject
  return kind === 'withdrawal' ? { name, email, contract, subject } : { ...declared, subject }
}

/** Stores a declaration as a message of the site. A repeat within a day returns the first. `subscriptionId`: chosen with a
 *  session. */
export async function storeDeclaration(
  tx: Tx,
  declaration: Declaration,
  { suspicious = false, subscriptionId }: { suspicious?: boolean; subscriptionId?: number } = {},
): Promise<Stored> {
  const { kind, name, email } = declaration
  const { form } = MARKS[kind]
  const chosen = subscriptionId === undefined ? {} : { subscriptionId: String(subscriptionId) }
  const fields = { ...fieldsOf(declaration), ...chosen }
  const key = `cancellation/${JSON.stringify(fields)}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const at = tx.now()
  const [earlier] = await tx.db
    .select({ id: contactMessages.id, at: contactMessages.createdAt })
    .from(contactMessages)
    .where(
      and(
        ...[not(contactMessages.suspicious), eq(contactMessages.form, form)],
        eq(contactMessages.fields, fields),
        gt(contactMessages.createdAt, new Date(at.getTime() - DAY_MS)),
      ),
    )
    .limit(1)
  if (earlier) return { ...earlier, isRepeated: true }
  const [stored] = await tx.db
    .insert(contactMessages)
    .values({ form, senderName: name, senderEmail: email, fields, suspicious, createdAt: at })
    .returning({ id: contactMessages.id })
  if (!stored) throw new Error('The declaration was not written')
  return { id: stored.id, at, isRepeated: false }
}

import { and, eq, gt, inArray } from 'drizzle-orm'
import { type CancellationOutcome, cancellations } from '@/db/schema/cancellations'
import { contactMessages } from '@/db/schema/contact-messages'
import type { Context, Reads } from '../context'
import { notFound } from '../errors'
import { kindOfForm, MARKS } from './policy'
import { type Declaration, parseDeclaration } from './schema'

const ABOUT = 'withdrawal receipt'
const DAY_MS = 24 * 60 * 60 * 1000

/** The token with which the sender of a declaration opens its receipt. */
export const receiptToken = ({ secretBox }: Pick<Context, 'secretBox'>, messageId: number): string =>
  secretBox.seal(String(messageId), ABOUT)

/** `outcome`: only for a client's own contract. To anyone else a receipt reveals nothing of a contract. */
export type Receipt = Declaration & { at: Date; outcome: CancellationOutcome | null }

/** The declaration whose receipt a token opens, for a day; `not_found` otherwise. */
export async function openReceipt(
  reads: Reads & Pick<Context, 'secretBox'>,
  token: string,
): Promise<Receipt> {
  const id = reads.secretBox.open(token, ABOUT)
  if (id === null) throw notFound()
  const { fields, form, createdAt: at } = contactMessages
  const [row] = await reads.db
    .select({ fields, form, at, handler: cancellations.handler, outcome: cancellations.outcome })
    .from(contactMessages)
    .leftJoin(cancellations, eq(cancellations.contactMessageId, contactMessages.id))
    .where(
      and(
        eq(contactMessages.id, Number(id)),
        inArray(form, [MARKS.termination.form, MARKS.withdrawal.form]),
        gt(at, new Date(reads.now().getTime() - DAY_MS)),
      ),
    )
  const kind = row && kindOfForm(row.form)
  const declaration = kind && parseDeclaration(kind, row.fields)
  if (!declaration) throw notFound()
  return { ...declaration, at: row.at, outcome: row.handler === 'client' ? row.outcome : null }
}

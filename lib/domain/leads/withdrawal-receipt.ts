import { and, eq, gt } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import type { Context, Reads } from '../context'
import { notFound } from '../errors'
import { Withdrawal } from './schema'

const ABOUT = 'withdrawal receipt'
const DAY_MS = 24 * 60 * 60 * 1000

/** What opens a withdrawal's receipt to its sender. */
export const withdrawalToken = ({ secretBox }: Pick<Context, 'secretBox'>, id: number): string =>
  secretBox.seal(String(id), ABOUT)

/** The withdrawal whose receipt a token opens, for a day; `not_found` otherwise. */
export async function openWithdrawal(
  reads: Reads & Pick<Context, 'secretBox'>,
  token: string,
): Promise<Withdrawal & { at: Date }> {
  const id = reads.secretBox.open(token, ABOUT)
  if (id === null) throw notFound()
  const [row] = await reads.db
    .select({ fields: contactMessages.fields, at: contactMessages.createdAt })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.id, Number(id)),
        eq(contactMessages.form, 'withdrawal-form'),
        gt(contactMessages.createdAt, new Date(reads.now().getTime() - DAY_MS)),
      ),
    )
  const declared = Withdrawal.safeParse(row?.fields)
  if (!row || !declared.success) throw notFound()
  return { ...declared.data, at: row.at }
}

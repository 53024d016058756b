import { and, eq, lt, ne, type SQLWrapper, sql } from 'drizzle-orm'
import { retentionEnd } from '@/content/retention'
import { mailFailures } from '@/db/schema/mail-failures'
import type { Context, Reads, Tx } from '../context'
import { scalarSubquery } from '../lists/scalar-subquery'
import type { MailFailureKind } from './schema'

/** Marks addresses that a provider reported. Reports may come twice and in any order: a complaint overrides a bounce, which
 *  overrides a single undelivered mail. */
export async function recordMailFailure(
  ctx: Context,
  { addresses, kind, at }: { addresses: string[]; kind: MailFailureKind; at: Date },
): Promise<void> {
  const rows = [...new Set(addresses.map((address) => address.toLowerCase()))].sort()
  if (rows.length === 0) return
  await ctx.transaction(async (tx) => {
    await tx.db
      .insert(mailFailures)
      .values(rows.map((address) => ({ address, kind, at })))
      .onConflictDoUpdate({
        target: mailFailures.address,
        set: {
          kind: sql`greatest(${mailFailures.kind}, excluded.kind)`,
          at: sql`greatest(${mailFailures.at}, excluded.at)`,
        },
      })
  })
}

/** Why an address gets only account-security mail; null when it gets all mail. */
export async function findMailRefusal({ db }: Reads, address: string): Promise<MailFailureKind | null> {
  const [row] = await db
    .select({ kind: mailFailures.kind })
    .from(mailFailures)
    .where(and(eq(mailFailures.address, address.toLowerCase()), ne(mailFailures.kind, 'undelivered')))
  return row?.kind ?? null
}

/** A mailed link was used, so mail arrives there again. A complaint remains. */
export async function forgetBounce(tx: Tx, address: string): Promise<void> {
  await tx.db
    .delete(mailFailures)
    .where(and(eq(mailFailures.address, address.toLowerCase()), ne(mailFailures.kind, 'complained')))
}

/** The failure reported for the address in a column; null if none. */
export const mailFailureOf = (address: SQLWrapper) =>
  scalarSubquery<MailFailureKind | null>(
    sql`select ${mailFailures.kind} from ${mailFailures} where ${mailFailures.address} = lower(${address})`,
  )

/** For the nightly job: deletes old failures. */
export async function deleteOldMailFailures(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.delete(mailFailures).where(lt(mailFailures.at, retentionEnd('mailFailures', tx.now())))
  })
}

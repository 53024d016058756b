import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { feeEntries, feeStatements } from '@/db/schema/fee-statements'
import { invoices } from '@/db/schema/invoices'
import { issueFees, mailFees } from '../billing/issue-fees'
import { addDays, type Day, type Month, shiftMonth } from '../calendar'
import type { Context, Tx } from '../context'
import { frenchMonth } from '../french-month'
import { creditInvoice } from '../invoices/credit-invoice'
import { draftInvoice } from '../invoices/draft-invoice'
import { type FeeSums, feeLines, sumFees } from './fee-lines'
import { readUnsettled } from './unsettled'

/** The advisory lock class for settling a seller's fees. */
const LOCKS = 0x66656573

type Settled = { clientId: number; since: Month; month: Month; orderIds: number[] }

const dayOf = (month: Month): Day => `${month}-01`

/** Settles a seller's fees of a month, once: an invoice over the fees withheld, minus those given back with refunds. If more was
 *  given back than withheld, credit notes on the seller's former fee invoices cover the rest; while those cannot carry it,
 *  nothing is written and the orders wait for the next month. Idempotent. */
export async function settleSeller(ctx: Context, { clientId, since, month, orderIds }: Settled) {
  await ctx.transaction(async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${LOCKS}, ${clientId})`)
    if (await isSettled(tx, clientId, month)) return
    const entries = (await readUnsettled(tx, { since, month, orderIds })).filter(
      (entry) => entry.clientId === clientId,
    )
    if (entries.length === 0) return
    const sums = sumFees(entries)
    const cents = sums.feeCents - sums.returnedCents
    const invoiceId = cents > 0 ? await writeInvoice(tx, { clientId, month, sums }) : null
    if (cents < 0 && !(await credit(tx, { clientId, month, cents: -cents }))) return
    await tx.db
      .insert(feeStatements)
      .values({ clientId, month: dayOf(month), invoiceId, createdAt: tx.now() })
    await tx.db.insert(feeEntries).values(entries.map((entry) => ({ ...entry, month: dayOf(month) })))
  })
}

async function isSettled(tx: Tx, clientId: number, month: Month): Promise<boolean> {
  const [found] = await tx.db
    .select({ month: feeStatements.month })
    .from(feeStatements)
    .where(and(eq(feeStatements.clientId, clientId), eq(feeStatements.month, dayOf(month))))
  return found !== undefined
}

type Written = { clientId: number; month: Month; sums: FeeSums }

async function writeInvoice(tx: Tx, { clientId, month, sums }: Written): Promise<number> {
  const draft = await draftInvoice(tx, {
    ...{ clientId, purpose: 'fees', lines: feeLines(month, sums) },
    ...{ first: dayOf(month), last: addDays(dayOf(shiftMonth(month, 1)), -1) },
  })
  await issueFees(tx, draft)
  return draft.id
}

/** Whether the seller's issued fee invoices, newest first, could carry the credit. The money was already returned with the
 *  refunds. */
async function credit(
  tx: Tx,
  { clientId, month, cents }: { clientId: number; month: Month; cents: number },
): Promise<boolean> {
  const former = await tx.db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.clientId, clientId),
        eq(invoices.purpose, 'fees'),
        eq(invoices.kind, 'invoice'),
        inArray(invoices.status, ['draft', 'paid']),
        lt(invoices.creditedCents, invoices.totalCents),
      ),
    )
    .orderBy(desc(invoices.first), desc(invoices.id))
    .for('update')
  const room = former.reduce((sum, { totalCents, creditedCents }) => sum + totalCents - creditedCents, 0)
  if (former.some(({ status }) => status === 'draft') || room < cents) return false
  const reason = `frais rendus avec des remboursements en ${frenchMonth(month)}`
  let left = cents
  for (const invoice of former) {
    const amountCents = Math.min(left, invoice.totalCents - invoice.creditedCents)
    if (amountCents > 0)
      await mailFees(tx, await creditInvoice(tx, invoice, { amountCents, reason }), dayOf(month))
    left -= amountCents
  }
  return true
}

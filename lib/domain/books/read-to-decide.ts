import { sql } from 'drizzle-orm'
import type { Reads } from '../context'
import { type OpenWithdrawal, openWithdrawals, toOpenWithdrawal } from '../contracts/open-withdrawals'
import {
  toUnconfirmedNumbers,
  type UnconfirmedNumber,
  unconfirmedClients,
} from '../contracts/vat-confirmation'
import { jsonRows } from '../json-rows'
import { requirePermission } from '../permissions/require-permission'
import { lateStandalone, type Receivable } from './receivables'

type ToDecide = { withdrawals: OpenWithdrawal[]; numbers: UnconfirmedNumber[]; late: Receivable[] }

/** The agency's open decisions about clients: withdrawals from quotes, VAT numbers to confirm, and up to `late` late invoices
 *  without a subscription, the oldest first. One query for all. */
export async function readToDecide(reads: Reads, { late }: { late: number }): Promise<ToDecide> {
  requirePermission(reads, 'subscriptions.manage')
  const [found] = await reads.db
    .select({
      withdrawals: jsonRows<Parameters<typeof toOpenWithdrawal>[0]>(openWithdrawals(reads), 'withdrawals'),
      numbers: jsonRows<Parameters<typeof toUnconfirmedNumbers>[0][number]>(
        unconfirmedClients(reads),
        'numbers',
      ),
      late: jsonRows<Receivable>(lateStandalone(reads, late), 'late'),
    })
    .from(sql`(select 1) as one`)
  return {
    withdrawals: (found?.withdrawals ?? []).map(toOpenWithdrawal),
    numbers: toUnconfirmedNumbers(found?.numbers ?? []),
    late: found?.late ?? [],
  }
}

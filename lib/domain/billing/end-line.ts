import { eq } from 'drizzle-orm'
import { recurringLines } from '@/db/schema/recurring-lines'
import { refundsAfterLine } from '../billing-rules/provider-end'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { refuseWhileTrying } from './attempts'
import { LINE_ENDED } from './change-line-price'
import { creditDays } from './credit-after-end'
import { type Debtor, debtorOf } from './debtor'
import type { LineRow } from './line-facts'
import { lockLine } from './lines'
import { readInvoicesOfLine } from './read-line-invoices'
import { addEntry } from './timeline'

/** Ends a recurring line after a day, today or later; agency only. No period begins after it, one that would pass it is invoiced
 *  pro rata, and invoiced days after it are credited. The same day again changes nothing; `conflict` after its end, for a day
 *  after one given before, and while one of its invoices is being paid. */
export async function endLine(ctx: Context, { id, endsOn }: { id: number; endsOn: Day }): Promise<LineRow> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const { line, locked } = await lockLine(tx, id)
    const { label, clientId, subscriptionId } = line
    if (line.endsOn === endsOn) return line
    if (line.endedAt !== null) throw new DomainError('conflict', LINE_ENDED)
    if (line.endsOn !== null && endsOn > line.endsOn)
      throw new DomainError('conflict', 'Cette ligne prend déjà fin avant ce jour.')
    if (endsOn < parisDay(tx.now())) throw invalidField('endsOn', 'Ce jour est passé.')
    const [ended] = await tx.db
      .update(recurringLines)
      .set({ endsOn })
      .where(eq(recurringLines.id, id))
      .returning()
    if (!ended) throw new Error('The line vanished while it was locked')
    await addEntry(tx, subscriptionId, { kind: 'line_ended', data: { label, endsOn } })
    await mailClient(tx, clientId, { kind: 'line-ended', label, lastDay: endsOn })
    const debtor = locked ? debtorOf(locked.subscription) : { clientId, subscriptionId, label }
    await creditRest(tx, { ...debtor, label }, { lineId: id, endsOn })
    await tx.audit({
      action: 'recurring-line.changed',
      subject: { type: 'recurring-line', id },
      before: { endsOn: line.endsOn },
      after: { endsOn },
    })
    return ended
  })
}

async function creditRest(
  tx: Tx,
  debtor: Debtor,
  { lineId, endsOn }: { lineId: number; endsOn: Day },
): Promise<void> {
  const rest = refundsAfterLine(await readInvoicesOfLine(tx, lineId), endsOn)
  if (rest.length === 0) return
  await refuseWhileTrying(
    tx,
    rest.map(({ invoiceId }) => invoiceId),
  )
  await creditDays(tx, debtor, rest, `jours après la fin de «\u00a0${debtor.label}\u00a0»`)
}

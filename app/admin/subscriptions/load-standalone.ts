import { listStandaloneLines } from '@/lib/domain/billing/lines'
import { listClientStandalone } from '@/lib/domain/billing/read-standalone'
import { parisDay } from '@/lib/domain/calendar'
import { listInvoices } from '@/lib/domain/invoices/list-invoices'
import { listOpenRefunds } from '@/lib/domain/invoices/open-refunds'
import { getUser } from '@/lib/domain/users/queries'
import { orNotFound } from '@/lib/server/requests/or-not-found'
import type { SignedInContext } from '@/lib/server/session/session'
import { clientOf } from '../client-line'
import { creditableOf } from './gestures/creditable'

export type Standalone = Awaited<ReturnType<typeof loadStandalone>>

/** A client's lines, invoices and refunds without a subscription. */
export async function loadStandalone(ctx: SignedInContext, clientId: number) {
  const client = clientOf(await orNotFound(getUser(ctx, clientId)))
  const [lines, { rows }, open, refunds] = await Promise.all([
    listStandaloneLines(ctx, clientId),
    listInvoices(ctx, { filter: { clientId }, page: { limit: 200 } }),
    listClientStandalone(ctx, clientId),
    listOpenRefunds(ctx, { clientId }),
  ])
  const invoices = rows.filter(({ subscriptionId }) => subscriptionId === null)
  return {
    ...{ clientId, client, lines, refunds, invoices, today: parisDay(ctx.now()) },
    openInvoices: open.flatMap(({ invoice }) => (invoice.status === 'issued' ? [invoice] : [])),
    creditable: creditableOf(invoices.filter(({ kind }) => kind === 'invoice')),
  }
}

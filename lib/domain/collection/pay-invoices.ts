import { and, asc, eq, inArray } from 'drizzle-orm'
import { PLAN_FACTS } from '@/content/plan-facts'
import { invoices } from '@/db/schema/invoices'
import { lockDebtor } from '../billing/debtor'
import { lockInvoices } from '../billing/lock-invoices'
import { readFacts } from '../billing/read-facts'
import { MIN_CENTS } from '../billing-rules/asked'
import { olderUnpaid } from '../billing-rules/settle'
import type { Context, Reads } from '../context'
import { DomainError, notFound } from '../errors'
import type { InvoiceRow } from '../invoices/schema'
import { closePages } from './close-pages'
import { createAttempt, dueCents } from './create-attempt'
import { endPage } from './end-page'
import { ensureCustomer } from './ensure-customer'
import { insertPage, openPage, type PageLine } from './open-page'
import { payerOf } from './payer'
import type { PaymentPage } from './payment-page'

export const PAID = 'Cette facture est déjà payée ou annulée.'
const OLDER = 'Une facture plus ancienne est à régler avant, ou avec celle-ci.'
const TOO_LITTLE =
  'Il reste moins de 0,50\u00a0€, trop peu pour un paiement en ligne\u00a0: rien ne vous est demandé pour l’instant.'
const NOT_YET_ISSUED = 'Cette facture n’est pas encore émise.'

type Saving = {
  /** The subscription that keeps the method used. */
  subscriptionId: number
}

/** Opens one page that pays invoices of the actor's own client, and ends an open page for any of them first. `not_found` for
 *  other invoices; `conflict` for one that is paid, cancelled or being paid, while an older period is left out, and for too small
 *  a sum. */
export async function payInvoices(ctx: Context, ids: number[]): Promise<{ url: string }> {
  const { clientId } = payerOf(ctx)
  return openInvoicePage(ctx, clientId, ids)
}

/** The same; `saving`: keeps the method used. */
export async function openInvoicePage(
  ctx: Context,
  clientId: number,
  ids: number[],
  saving?: Saving,
): Promise<{ url: string }> {
  const rows = await readOwn(ctx, clientId, ids)
  rows.forEach(refuseSettled)
  if (totalDue(rows) < MIN_CENTS) throw new DomainError('conflict', TOO_LITTLE)
  const { isUsed } = await closePages(ctx, ids)
  if (isUsed) throw new DomainError('conflict', PAID)
  const customerId = await ensureCustomer(ctx, clientId)
  const subscriptionId = saving?.subscriptionId ?? null
  const page = await ctx.transaction((tx) =>
    insertPage(tx, { clientId, purpose: 'payment', subscriptionId, savesMethod: saving !== undefined }),
  )
  const lines = await attemptAll(ctx, page, await readOwn(ctx, clientId, ids)).catch(async (error) => {
    await ctx.transaction((tx) => endPage(tx, page))
    throw error
  })
  return openPage(ctx, page, { customerId, lines })
}

/** The client's own invoices, by subscription, those without last; another's are `not_found`. */
async function readOwn({ db }: Reads, clientId: number, ids: number[]): Promise<InvoiceRow[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, ids), eq(invoices.clientId, clientId), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.subscriptionId), asc(invoices.id))
  if (rows.length === 0 || rows.length !== new Set(ids).size) throw notFound()
  return rows
}

export const totalDue = (rows: InvoiceRow[]): number => rows.reduce((sum, row) => sum + dueCents(row), 0)

function refuseSettled({ status, purpose }: InvoiceRow): void {
  if (status === 'paid' || status === 'cancelled') throw new DomainError('conflict', PAID)
  if (status === 'draft' && purpose !== 'move') throw new DomainError('conflict', NOT_YET_ISSUED)
}

/** Stores an attempt for each invoice: one transaction per subscription, and one for those without. */
async function attemptAll(ctx: Context, page: PaymentPage, rows: InvoiceRow[]): Promise<PageLine[]> {
  const lines: PageLine[] = []
  for (const subscriptionId of new Set(rows.map((row) => row.subscriptionId))) {
    const own = rows.filter((row) => row.subscriptionId === subscriptionId).map(({ id }) => id)
    lines.push(...(await attemptOf(ctx, page, subscriptionId, own)))
  }
  return lines
}

async function attemptOf(
  ctx: Context,
  { id: pageId }: PaymentPage,
  subscriptionId: number | null,
  ids: number[],
): Promise<PageLine[]> {
  return ctx.transaction(async (tx) => {
    const { debtor, locked } = await lockDebtor(tx, subscriptionId, ids)
    const rows = await lockInvoices(tx, debtor, ids)
    rows.forEach(refuseSettled)
    const facts = locked && (await readFacts(tx, locked.subscription))
    if (facts && olderUnpaid(facts.invoices, ids).length > 0) throw new DomainError('conflict', OLDER)
    for (const row of rows) await createAttempt(tx, row, { pageId })
    return rows.map((row) => ({ invoiceId: row.id, label: labelOf(row), amountCents: dueCents(row) }))
  })
}

const labelOf = ({ number, movePlan }: InvoiceRow): string =>
  number === null && movePlan ? `Passage à la formule ${PLAN_FACTS[movePlan].name}` : `Facture ${number}`

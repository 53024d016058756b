import { and, eq } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { paymentPages } from '@/db/schema/payment-pages'
import type { PlatformSession } from '@/lib/providers/payments/platform-payments'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { callProvider } from '../payments/call-provider'
import { endPage } from './end-page'
import type { PaymentPage } from './payment-page'

const MINUTES = 60

type NewPage = Pick<
  typeof paymentPages.$inferInsert,
  'clientId' | 'purpose' | 'subscriptionId' | 'offerId' | 'savesMethod'
>
/** `invoiceId`: null for an invoice issued once it is paid. */
export type PageLine = { invoiceId: number | null; label: string; amountCents: number }

/** Stores a page before the provider is called. */
export async function insertPage(tx: Tx, page: NewPage): Promise<PaymentPage> {
  const createdAt = tx.now()
  const expiresAt = new Date(createdAt.getTime() + MINUTES * 60_000)
  const [row] = await tx.db
    .insert(paymentPages)
    .values({ ...page, createdAt, expiresAt })
    .returning()
  if (!row) throw new Error('The page was not written')
  return row
}

/** Opens a stored page at the provider. Its URL is returned once the session is stored, so that nothing can be paid on a page we
 *  do not know. If it cannot be opened, it is ended: its invoices can be paid otherwise. */
export async function openPage(
  ctx: Context,
  page: PaymentPage,
  { customerId, lines }: { customerId: string; lines: PageLine[] },
): Promise<{ url: string }> {
  const session = await createSession(ctx, page, customerId, lines).catch(async (error) => {
    await ctx.transaction((tx) => endPage(tx, page))
    throw error
  })
  const { sessionId, url } = session
  const isStored = await ctx.transaction((tx) => storeSession(tx, page, session))
  if (isStored && url !== null) return { url }
  // Another request needed its invoices in the meantime.
  await callProvider(ctx, ctx.providers.platformPayments.expireSession(sessionId))
  throw new DomainError('conflict', 'Une autre page de paiement vient d’être ouverte.')
}

/** False for a page that was ended in the meantime. */
async function storeSession(
  tx: Tx,
  { id }: PaymentPage,
  { sessionId, url }: PlatformSession,
): Promise<boolean> {
  const [stored] = await tx.db
    .update(paymentPages)
    .set({ state: 'open', sessionId, url })
    .where(and(eq(paymentPages.id, id), eq(paymentPages.state, 'created')))
    .returning({ id: paymentPages.id })
  if (!stored) return false
  await tx.db
    .update(invoiceAttempts)
    .set({ state: 'open' })
    .where(and(eq(invoiceAttempts.pageId, id), eq(invoiceAttempts.state, 'created')))
  return true
}

function createSession(
  ctx: Context,
  { id, clientId, purpose, savesMethod, expiresAt }: PaymentPage,
  customerId: string,
  lines: PageLine[],
): Promise<PlatformSession> {
  const { platformPayments } = ctx.providers
  const session = {
    ...{ clientId, customerId, expiresAt },
    successUrl: `${ctx.publicOrigin}/dashboard/facturation?page=${id}`,
    cancelUrl: `${ctx.publicOrigin}/dashboard/facturation?page=${id}`,
    idempotencyKey: `page/${id}`,
  }
  if (purpose === 'setup') return callProvider(ctx, platformPayments.openSetupSession(session))
  const invoices = lines.map(({ invoiceId, label, amountCents }) => ({ id: invoiceId, label, amountCents }))
  return callProvider(ctx, platformPayments.openPaymentSession({ ...session, invoices, savesMethod }))
}

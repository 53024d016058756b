import { eq } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import type { PaymentFault } from '@/lib/providers/payments/payment-fault'
import type { Refund } from '@/lib/providers/payments/payments'
import type { Context } from '../context'
import { reportFault } from '../payments/call-provider'
import { isPaymentFault } from '../payments/payment-fault'
import { storeRefund } from './store-refund'

/** Has the provider make a requested refund, once: its key identifies a repeat for a day, our reference for ever. A refusal marks
 *  it as failed; without an answer, or if the key is rejected, this throws and should be retried. For the job. */
export async function sendRefund(ctx: Context, id: number): Promise<void> {
  const [refund] = await ctx.db
    .select({
      status: invoiceRefunds.status,
      amountCents: invoiceRefunds.amountCents,
      intentId: invoiceAttempts.intentId,
    })
    .from(invoiceRefunds)
    .innerJoin(invoiceAttempts, eq(invoiceAttempts.id, invoiceRefunds.attemptId))
    .where(eq(invoiceRefunds.id, id))
  if (refund?.status !== 'asked') return
  const { intentId, amountCents } = refund
  if (intentId === null) throw new Error(`Refund ${id} is of a payment without an id`)
  const said = await ask(ctx, { id, intentId, amountCents }).catch(async (error: unknown) => {
    if (!isPaymentFault(error)) throw error
    await reportFault(ctx, error)
    if (error.kind !== 'refused') throw error
    return error
  })
  await storeRefund(ctx, id, saidOf(said))
}

async function ask(
  ctx: Context,
  { id, intentId, amountCents }: { id: number; intentId: string; amountCents: number },
): Promise<Refund> {
  const { platformPayments } = ctx.providers
  const reference = String(id)
  const known = await platformPayments.listRefunds(intentId)
  const made = known.find((refund) => refund.reference === reference)
  if (made) return made
  const idempotencyKey = `invoice-refund/${id}`
  return platformPayments.refundIntent({ intentId, amountCents, reference, idempotencyKey })
}

const saidOf = (said: Refund | PaymentFault) =>
  isPaymentFault(said) ? { refundId: null, status: 'failed' as const, failure: said.code } : said

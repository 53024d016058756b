import type { Intent } from '@/lib/providers/payments/platform-payments'
import type { Context } from '../context'
import { reportFault } from '../payments/call-provider'
import { isPaymentFault, providerRefusal } from '../payments/payment-fault'
import { applyIntent, noteIntent, setState, stopMethod } from './apply-intent'
import { applyPage } from './apply-page'
import { type FoundAttempt, findSiblings } from './find-attempts'
import { findPage } from './payment-page'

/** Asks the provider about a live attempt, completes its interrupted steps, and records the result. Without an answer it is
 *  `unknown` until asked again; if the provider did nothing, this throws `provider`, and the attempt stays as it is. */
export async function settleAttempt(ctx: Context, attempt: FoundAttempt): Promise<void> {
  try {
    if (attempt.pageId !== null) return await settleOnPage(ctx, attempt, attempt.pageId)
    const intent = await advance(ctx, attempt)
    await applyIntent(ctx, await findSiblings(ctx, attempt), intent)
  } catch (error) {
    if (!isPaymentFault(error)) throw error
    await reportFault(ctx, error)
    if (error.kind === 'unknown') {
      if (attempt.state === 'created') await setState(ctx, [attempt.id], 'unknown')
      return
    }
    if (error.kind === 'refused' && (await isMethodGone(ctx, attempt))) return
    throw providerRefusal(error)
  }
}

/** Nothing is decided until the page is used; then it is as with a debit. */
async function settleOnPage(ctx: Context, attempt: FoundAttempt, pageId: number): Promise<void> {
  if (attempt.state === 'processing' && attempt.intentId !== null) {
    const intent = await ctx.providers.platformPayments.readIntent(attempt.intentId)
    return applyIntent(ctx, await findSiblings(ctx, attempt), intent)
  }
  const page = await findPage(ctx, { pageId })
  if (page) await applyPage(ctx, page)
}

/** The attempt's payment, created and confirmed if necessary. Both calls may be repeated: their idempotency keys are the
 *  attempt's, and a payment moves money once. */
async function advance(ctx: Context, attempt: FoundAttempt): Promise<Intent> {
  const { platformPayments } = ctx.providers
  const intent = attempt.intentId
    ? await platformPayments.readIntent(attempt.intentId)
    : await create(ctx, attempt)
  if (intent.status !== 'created') return intent
  if (!attempt.isWanted) return platformPayments.cancelIntent(intent.intentId)
  return platformPayments.confirmIntent(intent.intentId)
}

async function create(ctx: Context, attempt: FoundAttempt): Promise<Intent> {
  const { customerId, methodId, clientId, invoiceId, amountCents, attempt: number } = attempt
  if (customerId === null || methodId === null)
    throw new Error(`The attempt ${attempt.id} names no customer or no method`)
  const intent = await ctx.providers.platformPayments.createIntent({
    ...{ clientId, customerId, methodId, invoiceId, amountCents },
    attempt: number,
  })
  await noteIntent(ctx, [attempt.id], intent.intentId)
  return intent
}

/** A method detached elsewhere can no longer pay: a permanent refusal. */
async function isMethodGone(ctx: Context, attempt: FoundAttempt): Promise<boolean> {
  const { methodId, customerId } = attempt
  if (methodId === null) return false
  const method = await ctx.providers.platformPayments.readMethod(methodId).catch(() => null)
  if (!method || method.customerId === customerId) return false
  await stopMethod(ctx, methodId)
  const intent = {
    ...{
      intentId: attempt.intentId ?? '',
      customerId,
      methodId,
      status: 'refused' as const,
      mandateId: null,
    },
    refusal: {
      code: 'method_detached',
      declineCode: null,
      adviceCode: null,
      isPermanent: true,
      needsCustomer: false,
    },
    ...{ amountCents: attempt.amountCents, invoiceIds: [attempt.invoiceId] },
  }
  await applyIntent(ctx, [attempt], intent)
  return true
}

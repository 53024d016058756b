import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { PLAN_FACTS } from '@/content/plan-facts'
import { contractOffers } from '@/db/schema/contract-offers'
import { paymentPages } from '@/db/schema/payment-pages'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import { revokeNotice } from '../billing/revoke-notice'
import { parisDay } from '../calendar'
import { lockClients } from '../clients/lock-clients'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { applyPage } from './apply-page'
import { endPage } from './end-page'
import { ensureCustomer } from './ensure-customer'
import { isPast, requireTarget, type Target } from './offer-target'
import { insertPage, openPage, type PageLine } from './open-page'
import { payerOf } from './payer'
import type { PaymentPage } from './payment-page'
import { type OfferInput, readOffer, type ShownOffer } from './read-offer'

type Accepted = OfferInput & {
  /** As shown to the client. */
  priceCents: number
  /** The terms of sale in force, word for word. */
  termsText: string
}

const PRICE = 'Le prix a changé\u00a0: relisez l’offre, puis recommencez.'
const DETAILS = 'Complétez d’abord vos informations de facturation.'
const CLOSED = 'Les abonnements ne peuvent pas être souscrits en ligne pour le moment.'
const CONCLUDED = 'Votre abonnement est déjà conclu.'

/** The actor's client accepts a firm offer: stores it with the terms, and opens the page that concludes the contract. Ends an
 *  older page for the same. During a notice, subscribing again revokes it. */
export async function acceptOffer(ctx: Context, accepted: Accepted): Promise<{ url: string }> {
  const { clientId } = payerOf(ctx)
  const { websiteId, subscriptionId } = accepted
  if (subscriptionId !== undefined && (await isInNotice(ctx, clientId, subscriptionId))) {
    await revokeNotice(ctx, subscriptionId)
    return { url: `${ctx.publicOrigin}/dashboard/facturation` }
  }
  const target = { websiteId, subscriptionId }
  const offer = await readOffer(ctx, accepted)
  if (offer.isClosed) throw new DomainError('conflict', CLOSED)
  if (offer.lacksDetails) throw new DomainError('conflict', DETAILS)
  if (offer.priceCents !== accepted.priceCents) throw new DomainError('conflict', PRICE)
  const customerId = await ensureCustomer(ctx, clientId)
  const page = await storeAcceptance(ctx, { clientId, target, offer, termsText: accepted.termsText })
  try {
    await endOlder(ctx, page, target)
  } catch (error) {
    await ctx.transaction((tx) => endPage(tx, page))
    throw error
  }
  return openPage(ctx, page, { customerId, lines: linesOf(offer) })
}

/** Whether a notice runs, without an end announced by the agency. */
async function isInNotice({ db, now }: Context, clientId: number, id: number): Promise<boolean> {
  const [own] = await db
    .select({
      noticeOn: subscriptions.noticeOn,
      endsOn: subscriptions.endsOn,
      providerEndsOn: subscriptions.providerEndsOn,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.clientId, clientId)))
  if (!own || own.noticeOn === null || own.providerEndsOn !== null) return false
  return !isPast(own.endsOn, parisDay(now()))
}

type Acceptance = { clientId: number; target: Target; offer: ShownOffer; termsText: string }

/** Under the client's lock: of two concurrent acceptances, the later page has the higher number, and ends the other. */
async function storeAcceptance(ctx: Context, accepted: Acceptance): Promise<PaymentPage> {
  const { clientId, target, offer, termsText } = accepted
  const { networkHash } = ctx
  return ctx.transaction(async (tx) => {
    const { websiteId, subscriptionId } = target
    if (websiteId !== undefined)
      await tx.db.select({ id: websites.id }).from(websites).where(eq(websites.id, websiteId)).for('update')
    await lockClients(tx, clientId)
    await requireTarget(tx, clientId, target)
    const { plan, paymentPlan, priceCents, developmentCents, kind, startsAtOnce, text } = offer
    const { owesVat } = offer
    const [row] = await tx.db
      .insert(contractOffers)
      .values({
        ...{ clientId, subscriptionId, websiteId, plan, paymentPlan, priceCents, developmentCents },
        ...{ clientKind: kind, startsAtOnce, owesVat, offerText: text, termsText, networkHash },
        acceptedAt: tx.now(),
      })
      .returning({ id: contractOffers.id })
    if (!row) throw new Error('The offer was not written')
    const purpose = offer.payNowCents === 0 ? 'setup' : 'payment'
    return insertPage(tx, { clientId, purpose, offerId: row.id, savesMethod: true })
  })
}

/** Ends the client's older pages for the same; `conflict` when one of them was used. */
async function endOlder(
  ctx: Context,
  page: PaymentPage,
  { websiteId, subscriptionId }: Target,
): Promise<void> {
  const older = await ctx.db
    .select({ page: paymentPages })
    .from(paymentPages)
    .innerJoin(contractOffers, eq(contractOffers.id, paymentPages.offerId))
    .where(
      and(
        ...[eq(paymentPages.clientId, page.clientId), lt(paymentPages.id, page.id)],
        inArray(paymentPages.state, ['created', 'open']),
        websiteId === undefined ? isNull(contractOffers.websiteId) : eq(contractOffers.websiteId, websiteId),
        subscriptionId === undefined
          ? isNull(contractOffers.subscriptionId)
          : eq(contractOffers.subscriptionId, subscriptionId),
      ),
    )
    .orderBy(asc(paymentPages.id))
  for (const { page: former } of older)
    if ((await applyPage(ctx, former, true)).state === 'complete')
      throw new DomainError('conflict', CONCLUDED)
}

function linesOf({ plan, paymentPlan, payNowCents }: ShownOffer): PageLine[] {
  if (payNowCents === 0) return []
  const rhythm = paymentPlan === 'yearly' ? 'annuel' : 'mensuel'
  const label = `Abonnement ${PLAN_FACTS[plan].name}, ${rhythm}, première période`
  return [{ invoiceId: null, label, amountCents: payNowCents }]
}

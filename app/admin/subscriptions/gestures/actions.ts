'use server'

import { z } from 'zod'
import { PLANS, RHYTHMS } from '@/content/plan-facts'
import { revokeNotice } from '@/lib/domain/billing/revoke-notice'
import { cancelChange } from '@/lib/domain/collection/cancel-change'
import { changePlan } from '@/lib/domain/collection/change-plan'
import { creditOpenInvoice } from '@/lib/domain/collection/credit-open-invoice'
import { noteInvoicePayment } from '@/lib/domain/collection/note-invoice-payment'
import { announcePrice } from '@/lib/domain/contracts/announce-price'
import { announceTerms } from '@/lib/domain/contracts/announce-terms'
import { decideToWait } from '@/lib/domain/contracts/decide-to-wait'
import { endByAgency } from '@/lib/domain/contracts/end-by-agency'
import { noteRefundTransfer } from '@/lib/domain/contracts/note-refund-transfer'
import { restart } from '@/lib/domain/contracts/restart'
import { terminate } from '@/lib/domain/contracts/terminate'
import { warn } from '@/lib/domain/contracts/warn'
import { EntityIdText } from '@/lib/domain/entity-id'
import { formAction } from '@/lib/server/forms/form-action'
import { END_REASONS } from './end-reasons'
import { dayText, eurosText, words } from './fields'

const signedIn = { access: 'signedIn', from: '/admin/subscriptions' } as const
const Id = z.object({ id: EntityIdText })

const Payment = z.object({
  invoiceIds: z
    .string({ error: 'Choisissez ce qui est payé.' })
    .transform((text) => text.split(','))
    .pipe(z.tuple([EntityIdText], EntityIdText)),
  on: dayText('La date du paiement'),
  reference: words('La référence', 150),
})

export const notePaymentAction = formAction({ schema: Payment, ...signedIn }, async (ctx, noted) => {
  await noteInvoicePayment(ctx, noted)
  return { message: 'Paiement noté.' }
})

const Credit = z.object({
  invoiceId: EntityIdText,
  amountCents: eurosText('Le montant'),
  reason: words('La raison', 250),
})

export const creditAction = formAction(
  { schema: Credit, ...signedIn },
  async (ctx, { invoiceId: id, ...credit }, key) => {
    const { number } = await creditOpenInvoice(ctx, { id, ...credit, ...key })
    return { message: `Avoir ${number} établi.` }
  },
)

const Move = Id.extend({
  plan: z.enum(PLANS),
  paymentPlan: z.enum(RHYTHMS),
  amountDueCents: z.coerce.number().int().min(0),
})

export const moveAction = formAction({ schema: Move, limit: 'billing', ...signedIn }, async (ctx, input) => {
  await changePlan(ctx, input)
  return { message: 'Changement de formule enregistré.' }
})

export const noticeAction = formAction(
  { schema: Id.extend({ on: dayText('Le jour du préavis') }), limit: 'billing', ...signedIn },
  async (ctx, input) => {
    await terminate(ctx, input)
    return { message: 'Préavis noté.' }
  },
)

export const revokeNoticeAction = formAction(
  { schema: Id, limit: 'billing', ...signedIn },
  async (ctx, { id }) => {
    await revokeNotice(ctx, id)
    return { message: 'Préavis annulé.' }
  },
)

export const cancelMoveAction = formAction(
  { schema: Id, limit: 'billing', ...signedIn },
  async (ctx, { id }) => {
    await cancelChange(ctx, id)
    return { message: 'Changement annulé.' }
  },
)

export const warnAction = formAction(
  {
    schema: Id.extend({
      reason: words('Le reproche', 2_000),
      deadline: dayText('Le délai'),
    }),
    ...signedIn,
  },
  async (ctx, input) => {
    await warn(ctx, input)
    return { message: 'Avertissement envoyé.' }
  },
)

const YES = z
  .string()
  .optional()
  .transform((text) => text === 'oui')

const End = Id.extend({
  lastDay: dayText('Le dernier jour'),
  reason: z.enum(END_REASONS),
  words: words('La raison', 2_000),
  refunds: YES,
  atOnce: YES,
})

export const endAction = formAction({ schema: End, ...signedIn }, async (ctx, input) => {
  await endByAgency(ctx, input)
  return { message: 'Fin du contrat annoncée au client.' }
})

const Price = Id.extend({
  priceCents: z.coerce.number().int().positive(),
  reason: words('La raison', 1_000),
  all: YES,
  plan: z.enum(PLANS).optional(),
  paymentPlan: z.enum(RHYTHMS).optional(),
})

export const priceAction = formAction(
  { schema: Price, ...signedIn },
  async (ctx, { id, priceCents, reason, all, plan, paymentPlan }) => {
    const target = all && plan && paymentPlan ? { plan, paymentPlan } : { subscriptionIds: [id] }
    const announcedTo = await announcePrice(ctx, { target, priceCents, reason })
    return {
      message: announcedTo.length === 1 ? 'Prix annoncé.' : `Prix annoncé à ${announcedTo.length} contrats.`,
    }
  },
)

const Terms = z.object({
  effectiveOn: dayText('Le premier jour'),
  summary: words('Ce qui change', 1_000),
  terms: words('Le texte des conditions', 100_000),
})

export const termsAction = formAction({ schema: Terms, ...signedIn }, async (ctx, announced) => {
  const announcedTo = await announceTerms(ctx, announced)
  return {
    message:
      announcedTo.length === 1
        ? 'Annonce envoyée à 1 contrat.'
        : `Annonce envoyée à ${announcedTo.length} contrats.`,
  }
})

export const restartAction = formAction({ schema: Id, ...signedIn }, async (ctx, { id }) => {
  await restart(ctx, id)
  return { message: 'Abonnement remis en service.' }
})

export const waitAction = formAction({ schema: Id, ...signedIn }, async (ctx, { id }) => {
  await decideToWait(ctx, id)
  return { message: 'Décision d’attendre notée.' }
})

const Transfer = Id.extend({
  refundId: EntityIdText,
  on: dayText('La date du virement'),
  reference: words('La référence', 150),
})

export const transferAction = formAction(
  { schema: Transfer, ...signedIn },
  async (ctx, { refundId, on, reference }) => {
    await noteRefundTransfer(ctx, { id: refundId, on, reference })
    return { message: 'Virement noté.' }
  },
)

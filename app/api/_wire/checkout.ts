import { z } from 'zod'
import {
  Cart,
  checkOrder,
  OrderFields,
  type OrderInput,
  withLineCustomizations,
} from '@/lib/domain/checkout/schema'
import { verifiedEvent } from '@/lib/providers/payments/signature'
import { IdParam, operation } from './operation'

const tag = 'Paiements'

const SUBMISSION = { error: 'SubmissionId est un UUID.' }

const OrderBody = OrderFields.extend({
  SubmissionId: z
    .uuid(SUBMISSION)
    .nullish()
    .meta({ description: 'De cet essai de commande ; renvoyé, il donne la même commande' }),
})
  .superRefine(checkOrder)
  .transform(({ SubmissionId, ...fields }): { order: OrderInput } => ({
    order: { ...withLineCustomizations(fields), submissionId: SubmissionId ?? undefined },
  }))

export const checkoutOperation = operation({
  method: 'POST',
  path: '/stripe/checkout/{id}',
  tag,
  summary: 'Vérifier un panier (une liste), ou passer une commande (un objet) : l’adresse où payer',
  access: 'public',
  cors: true,
  limit: 'checkout',
  params: IdParam,
  body: z.union([Cart.transform((cart) => ({ cart })), OrderBody], {
    error: 'Envoyez un panier ou une commande.',
  }),
  repeatsError: true,
  status: 200,
  answer: z.object({ url: z.string() }),
  refusals: ['forbidden', 'not_found', 'conflict', 'provider'],
})

export const paymentWebhookOperation = operation({
  method: 'POST',
  path: '/stripe/webhook',
  tag,
  summary: 'Événement de Stripe : paiement, remboursement, litige, compte (signature)',
  access: 'public',
  ignoresSession: true,
  rawBody: { maxBytes: 1_000_000, verify: (request) => void verifiedEvent(request) },
  status: 204,
  refusals: ['not_found', 'provider'],
})

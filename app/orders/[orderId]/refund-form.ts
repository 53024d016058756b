import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { optionalText } from '@/lib/domain/fields'
import { parseEuros } from '@/lib/domain/money'
import { readQuantities } from '@/lib/domain/orders/quantity-fields'

const REASON_MAX = 500

const WRONG_AMOUNT = 'Le montant est un nombre d’euros, par exemple 12,50.'

/** A refund as its form sends it: one quantity field per line. An empty amount means that of the quantities and the delivery. */
export const RefundForm = z
  .looseObject({
    orderId: EntityIdText,
    refundId: z.uuid(),
    amountCents: z.string(),
    delivery: z.literal('on').optional(),
    /** Whether to restock the articles. */
    restocks: z.literal('on').optional(),
    reason: optionalText('Le message', REASON_MAX).optional(),
  })
  .transform(({ orderId, refundId, amountCents: typed, delivery, restocks, reason, ...others }, payload) => {
    const isEmpty = typed.trim() === ''
    const amountCents = isEmpty ? undefined : parseEuros(typed) || undefined
    if (!isEmpty && !amountCents)
      payload.issues.push({ code: 'custom', message: WRONG_AMOUNT, path: ['amountCents'], input: typed })
    const pieces = readQuantities(others, payload)
    return {
      ...{ orderId, requestId: refundId, amountCents, reason, pieces },
      withDelivery: delivery === 'on',
      restock: restocks === 'on' ? pieces : [],
    }
  })

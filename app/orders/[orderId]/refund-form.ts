import { z } from 'zod'
import { EntityId, EntityIdText } from '@/lib/domain/entity-id'
import { optionalText } from '@/lib/domain/fields'
import { parseEuros } from '@/lib/domain/money'

const REASON_MAX = 500

/** Euros as they are typed, in cents. */
const euros = z.string().transform((text, { issues }) => {
  const cents = parseEuros(text)
  if (cents) return cents
  issues.push({
    code: 'custom',
    message: 'Le montant est un nombre d’euros, par exemple 12,50.',
    input: text,
  })
  return z.NEVER
})

const PIECES = /^pieces-([1-9]\d{0,9})$/

/** A refund as its form sends it: one field a line for the pieces. */
export const RefundForm = z
  .looseObject({
    orderId: EntityIdText,
    refundId: z.uuid(),
    amountCents: euros,
    reason: optionalText('Le message', REASON_MAX).optional(),
  })
  .transform(({ orderId, refundId, amountCents, reason, ...others }, { issues }) => {
    const restock = Object.entries(others).flatMap(([name, typed]) => {
      const itemId = EntityId.safeParse(Number(PIECES.exec(name)?.[1])).data
      if (itemId === undefined) return []
      const text = String(typed).trim()
      if (!/^\d{0,4}$/.test(text))
        issues.push({ code: 'custom', message: 'Un nombre de pièces, ou 0.', path: [name], input: typed })
      return [{ itemId, quantity: Number(text) }]
    })
    return { orderId, requestId: refundId, amountCents, reason, restock }
  })

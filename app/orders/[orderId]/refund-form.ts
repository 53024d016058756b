import { z } from 'zod'
import { EntityId, EntityIdText } from '@/lib/domain/entity-id'
import { optionalText } from '@/lib/domain/fields'
import { parseEuros } from '@/lib/domain/money'

const REASON_MAX = 500

const WRONG_AMOUNT = 'Le montant est un nombre d’euros, par exemple 12,50.'

const PIECES = /^pieces-([1-9]\d{0,9})$/

/** A refund as its form sends it: one field a line for the pieces. An empty amount is that of the pieces and the delivery. */
export const RefundForm = z
  .looseObject({
    orderId: EntityIdText,
    refundId: z.uuid(),
    amountCents: z.string(),
    delivery: z.literal('on').optional(),
    /** Whether the pieces go back to the shelf. */
    restocks: z.literal('on').optional(),
    reason: optionalText('Le message', REASON_MAX).optional(),
  })
  .transform(
    ({ orderId, refundId, amountCents: typed, delivery, restocks, reason, ...others }, { issues }) => {
      const isEmpty = typed.trim() === ''
      const amountCents = isEmpty ? undefined : parseEuros(typed) || undefined
      if (!isEmpty && !amountCents)
        issues.push({ code: 'custom', message: WRONG_AMOUNT, path: ['amountCents'], input: typed })
      const pieces = Object.entries(others).flatMap(([name, typed]) => {
        const itemId = EntityId.safeParse(Number(PIECES.exec(name)?.[1])).data
        if (itemId === undefined) return []
        const text = String(typed).trim()
        if (!/^\d{0,4}$/.test(text))
          issues.push({ code: 'custom', message: 'Un nombre de pièces, ou 0.', path: [name], input: typed })
        return [{ itemId, quantity: Number(text) }]
      })
      return {
        ...{ orderId, requestId: refundId, amountCents, reason, pieces },
        withDelivery: delivery === 'on',
        restock: restocks === 'on' ? pieces : [],
      }
    },
  )

'use server'

import { z } from 'zod'
import { addLine } from '@/lib/domain/billing/add-line'
import { changeLinePrice } from '@/lib/domain/billing/change-line-price'
import { endLine } from '@/lib/domain/billing/end-line'
import { LineEnd, LineInput } from '@/lib/domain/billing/line-schema'
import { EntityIdText } from '@/lib/domain/entity-id'
import { parseEuros } from '@/lib/domain/money'
import { formAction } from '@/lib/server/forms/form-action'

const signedIn = { access: 'signedIn', from: '/admin/subscriptions' } as const

const PriceText = z.string().transform((text, { issues }) => {
  const cents = parseEuros(text)
  if (cents !== null) return cents
  issues.push({ code: 'custom', message: 'Le prix est une somme en euros, comme 39 ou 39,90.', input: text })
  return z.NEVER
})

/** Belongs to a subscription, or directly to a client. */
const NewLine = LineInput.extend({
  priceCents: PriceText,
  subscriptionId: EntityIdText.optional(),
  clientId: EntityIdText.optional(),
})

export const addLineAction = formAction(
  { schema: NewLine, ...signedIn },
  async (ctx, { subscriptionId, clientId = 0, ...input }) => {
    const of = subscriptionId === undefined ? { clientId } : { subscriptionId }
    const { label } = await addLine(ctx, { of, ...input })
    return { message: `Ligne ajoutée\u00a0: ${label}` }
  },
)

const OfLine = z.object({ lineId: EntityIdText })

export const linePriceAction = formAction(
  { schema: OfLine.extend({ priceCents: PriceText }), ...signedIn },
  async (ctx, { lineId: id, priceCents }) => {
    await changeLinePrice(ctx, { id, priceCents })
    return { message: 'Nouveau prix enregistré, à partir de la prochaine période.' }
  },
)

export const endLineAction = formAction(
  { schema: OfLine.extend({ endsOn: LineEnd }), ...signedIn },
  async (ctx, { lineId: id, endsOn }) => {
    await endLine(ctx, { id, endsOn })
    return { message: 'Dernier jour enregistré.' }
  },
)

import { z } from 'zod'
import { checkbox } from '@/lib/domain/fields'
import { parseEuros, parsePercent } from '@/lib/domain/money'
import { ShopDefaultsInput } from '@/lib/domain/product-facts/facts-schema'
import {
  AMOUNT_MAX_CENTS,
  DeliveryInput,
  DiscountCodeInput,
  FREE_DELIVERY_MAX_CENTS,
} from '@/lib/domain/shops/schema'

/** A typed whole number; the field's schema refuses NaN with its own message. */
const whole = z.string().transform((text) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN))

/** The same; an empty field means no value. */
const maybeWhole = z
  .string()
  .default('')
  .transform((text) => (text.trim() === '' ? null : whole.parse(text)))

/** Typed euros, in cents; an empty field means no value. */
const maybeEuros = z.string().transform((text, { issues }) => {
  if (text.trim() === '') return null
  const cents = parseEuros(text)
  if (cents !== null && cents <= FREE_DELIVERY_MAX_CENTS) return cents
  issues.push({ code: 'custom', message: 'Le montant est un nombre d’euros, par exemple 60.', input: text })
  return z.NEVER
})

const emptyToNull = z.string().transform((text) => (text === '' ? null : text))

/** The delivery settings as their form sends them. */
export const DeliveryForm = z
  .object({
    offersHome: checkbox,
    offersRelay: checkbox,
    offersPickup: checkbox,
    pickupAddress: z.string(),
    pickupHours: z.string(),
    packagingWeightGrams: whole,
    parcelLengthCm: maybeWhole,
    parcelWidthCm: maybeWhole,
    parcelHeightCm: maybeWhole,
    preparationDays: whole,
    freeDeliveryFromCents: maybeEuros,
  })
  .pipe(DeliveryInput)

const WRONG_VALUE = {
  percent: 'La remise est un pourcentage de plus de 0, 100 au plus.',
  amount: 'La remise est un nombre d’euros de plus de 0.',
}

/** A discount code as its form sends it: one field for its value, of either kind. */
export const CodeForm = z
  .object({
    code: z.string(),
    kind: z.enum(['percent', 'amount'], { error: 'Choisissez un pourcentage ou un montant.' }),
    value: z.string(),
    startsOn: emptyToNull,
    endsOn: emptyToNull,
    maxUses: z.string().transform((text) => (text.trim() === '' ? null : Number(text))),
    active: checkbox,
  })
  .transform(({ kind, value, ...fields }, { issues }) => {
    const read = kind === 'percent' ? parsePercent(value) : parseEuros(value)
    if (!read || (kind === 'amount' && read > AMOUNT_MAX_CENTS))
      issues.push({ code: 'custom', message: WRONG_VALUE[kind], path: ['value'], input: value })
    return {
      ...fields,
      percent: kind === 'percent' ? read : null,
      amountCents: kind === 'amount' ? read : null,
    }
  })
  .pipe(DiscountCodeInput)

/** The responsible person for the products of a shop. */
export const MakerForm = ShopDefaultsInput.extend({ manufacturerOutsideEu: checkbox })

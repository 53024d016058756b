import { z } from 'zod'
import { cartText } from '@/lib/domain/checkout/cart-text'
import { type CheckoutAddress, readAddress } from './address'
import { shopperInput, withCustomizations } from './typed-fields'

type Changed = { address: CheckoutAddress; typed: Record<string, string> }

/** A change of the cart as the checkout's form sends it, with the other input. */
export const CartForm = z.record(z.string(), z.unknown()).transform((form, context): Changed => {
  const address = readAddress(textsOf(form))
  if (!address) {
    context.addIssue({ code: 'custom', message: 'Ce panier ne peut pas être lu.' })
    return z.NEVER
  }
  return { address, typed: withCustomizations(shopperInput(Object.entries(form)), address.items) }
})

/** Whether quantities, sizes or the delivery method differ from those shown, which the hidden fields hold. */
export function changesCart(form: FormData): boolean {
  const shown = textsOf(Object.fromEntries(form))
  const address = readAddress(shown)
  if (!address) return false
  return (
    cartText(address.items) !== shown.items ||
    (address.method !== null && address.method !== shown['delivery.method']) ||
    (address.country !== null && address.country !== shown['delivery.address.country'])
  )
}

const textsOf = (form: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

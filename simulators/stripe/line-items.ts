import type Stripe from 'stripe'
import { errors } from './errors'
import { newId } from './objects'

type Given = Stripe.Checkout.SessionCreateParams.LineItem

/** The lines of a session, priced; refused as Stripe refuses them. */
export function lineItemsOf(given: Given[]): Stripe.LineItem[] {
  if (given.length === 0) throw errors.missingParameter('line_items')
  if (given.length > 100) throw errors.invalid('line_items', 'A session can have at most 100 line items.')
  return given.map(lineItem)
}

function lineItem({ price_data, quantity }: Given, index: number): Stripe.LineItem {
  const place = `line_items[${index}]`
  const name = price_data?.product_data?.name
  const amount = Number(price_data?.unit_amount)
  const pieces = Number(quantity ?? 1)
  if (!name) throw errors.missingParameter(`${place}[price_data][product_data][name]`)
  if (price_data?.currency !== 'eur') throw errors.notSimulated(`${place}[price_data][currency]`)
  if (!(amount >= 0))
    throw errors.invalid(`${place}[price_data][unit_amount]`, 'Invalid non-negative integer')
  if (!(pieces >= 1)) throw errors.invalid(`${place}[quantity]`, 'Invalid positive integer')
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount * pieces,
    amount_tax: 0,
    amount_total: amount * pieces,
    currency: 'eur',
    description: name,
    metadata: null,
    price: null,
    quantity: pieces,
  }
}

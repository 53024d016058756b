import { type DeliveryMethod, type DeliveryOption, deliveryOptions } from '../delivery/delivery-options'
import { oversizeText, parcelGrams } from '../delivery/parcel'
import { DomainError } from '../errors'
import { shareCents } from '../share-cents'
import { discountOf } from '../shops/discounts'
import type { OpenShop } from '../shops/queries'
import type { CartLine } from './read-cart'

/** The provider's minimum and maximum card payment, in cents. */
const MIN_CENTS = 50
const MAX_CENTS = 99_999_999

const NOT_SO = 'Cette boutique ne livre pas ce panier de cette façon.'

export type PricedLine = CartLine & { discountCents: number }

export type PricedCart = {
  lines: PricedLine[]
  /** Before the discount. */
  itemsCents: number
  discountCents: number
  deliveryCents: number
  /** Of the cheapest delivery to that place; null for a pickup. */
  standardDeliveryCents: number | null
  totalCents: number
  /** Of the packed parcel. */
  weightGrams: number
}

type Input = {
  discount: Parameters<typeof discountOf>[0] | null
  method: DeliveryMethod
  country: string
  /** Of home and relay. */
  zip?: string | undefined
}

/** The price of a cart, to the cent. `conflict` when it cannot be delivered this way, or is outside the card limits. */
export function priceCart(
  shop: OpenShop,
  lines: readonly CartLine[],
  { discount, method, country, zip }: Input,
): PricedCart {
  const lineCents = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity)
  const itemsCents = sum(lineCents)
  const discountCents = discount ? discountOf(discount, itemsCents) : 0
  const articleGrams = sum(lines.map(({ weightGrams, quantity }) => weightGrams * quantity))
  const extentCm = Math.max(0, ...lines.map((line) => line.extentCm))
  const options = deliveryOptions(shop, {
    country,
    ...(zip && { zip }),
    weightGrams: articleGrams,
    extentCm,
    itemsCents: itemsCents - discountCents,
  })
  const option = options.find((one) => one.method === method)
  if (!option)
    throw new DomainError('conflict', oversizeText(extentCm) ?? NOT_SO, {
      issues: [{ path: 'delivery.method', message: 'Choisissez un autre mode de livraison.' }],
    })
  const totalCents = itemsCents - discountCents + option.priceCents
  if (totalCents < MIN_CENTS)
    throw new DomainError('conflict', 'Un paiement par carte est possible à partir de 0,50\u00a0€.')
  if (Math.max(itemsCents, totalCents) > MAX_CENTS)
    throw new DomainError('conflict', 'Ce panier dépasse ce qu’une carte peut payer en une fois.')
  const shares = shareCents(lineCents, discountCents)
  return {
    lines: lines.map((line, index) => ({ ...line, discountCents: shares[index] ?? 0 })),
    itemsCents,
    discountCents,
    deliveryCents: option.priceCents,
    standardDeliveryCents: method === 'pickup' ? null : cheapestOf(options),
    totalCents,
    weightGrams: parcelGrams(shop, articleGrams),
  }
}

const cheapestOf = (options: readonly DeliveryOption[]) =>
  Math.min(...options.filter(({ method }) => method !== 'pickup').map(({ priceCents }) => priceCents))

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

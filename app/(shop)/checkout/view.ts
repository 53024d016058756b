import { CARRIER_TARIFFS } from '@/content/carrier-tariffs'
import { cartText } from '@/lib/domain/checkout/cart-text'
import type { CheckoutQuote } from '@/lib/domain/checkout/quote-checkout'
import { picturePath } from '@/lib/domain/media/schema'
import type { OpenShop } from '@/lib/domain/shops/queries'
import { VAT_WORDS } from '@/lib/domain/shops/schema'
import { addressOf, type CheckoutAddress } from './address'
import type { Relays } from './read-relays'

type Parts = {
  address: CheckoutAddress
  quote: CheckoutQuote
  shop: OpenShop
  relays: Relays
  submissionId: string
}

/** What the browser needs to know of a checkout. */
export function viewOf({ address, quote, shop, relays, submissionId }: Parts) {
  const { site, gone, country, options, method, oversize, code, price, refusal, vat } = quote
  return {
    ...{ site, gone, country, options, method, oversize, refusal, relays, submissionId, vat },
    lines: quote.lines.map(({ picture, ...line }) => ({ ...line, picture: picture && picturePath(picture) })),
    items: cartText(address.items),
    here: addressOf(address),
    withoutGone: addressOf({ ...address, items: quote.lines.map(itemOf) }),
    zip: address.zip,
    city: address.city,
    typedCode: address.code,
    code,
    countries: countriesOf(shop),
    sums: price && {
      itemsCents: price.itemsCents,
      discountCents: price.discountCents,
      deliveryCents: price.deliveryCents,
      totalCents: price.totalCents,
    },
    /** Why no VAT is shown. */
    exemption: shop.vatRegime === 'exempt' ? VAT_WORDS.exempt : null,
    pickup: { address: shop.pickupAddress, hours: shop.pickupHours },
    seller: {
      name: shop.legalName,
      address: [shop.addressLine1, shop.addressLine2, `${shop.postalCode} ${shop.city}`]
        .filter(Boolean)
        .join(', '),
      email: shop.email,
      phone: shop.phone,
      termsUrl: shop.termsUrl,
    },
  }
}

export type CheckoutView = ReturnType<typeof viewOf>
export type LineView = CheckoutView['lines'][number]

const itemOf = ({ productId, sizeId, quantity }: CheckoutQuote['lines'][number]) => ({
  productId,
  sizeId: sizeId ?? undefined,
  quantity,
})

const countryName = new Intl.DisplayNames('fr', { type: 'region' })

/** Where the shop's ways of delivery have a tariff, its own country first. */
function countriesOf({ country, offersHome, offersRelay }: OpenShop): { code: string; name: string }[] {
  const codes = new Set([
    country,
    ...(offersRelay ? Object.keys(CARRIER_TARIFFS.relay) : []),
    ...(offersHome ? Object.keys(CARRIER_TARIFFS.home) : []),
  ])
  return [...codes].map((code) => ({ code, name: countryName.of(code) ?? code }))
}

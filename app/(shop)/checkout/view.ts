import { countryName } from '@/components/ui/country-name'
import { CARRIER_TARIFFS } from '@/content/carrier-tariffs'
import { cartText } from '@/lib/domain/checkout/cart-text'
import type { CheckoutQuote } from '@/lib/domain/checkout/quote-checkout'
import { picturePath } from '@/lib/domain/media/paths'
import { VAT_WORDS } from '@/lib/domain/shops/constants'
import type { OpenShop } from '@/lib/domain/shops/queries'
import { serializeExceptions } from '@/lib/domain/withdrawal-exceptions'
import type { MapTiles } from '@/lib/server/map-tiles'
import { addressOf, type CheckoutAddress } from './address'
import type { CardForm } from './embedded-form'
import type { Relays } from './read-relays'
import { customizationName } from './typed-fields'

type Parts = {
  address: CheckoutAddress
  quote: CheckoutQuote
  /** Why discount codes are refused now. */
  codeRefusal: string | null
  shop: OpenShop
  relays: Relays
  submissionId: string
  /** By the names of the fields. */
  typed: Record<string, string>
  publishableKey: string | null
  tiles: MapTiles | null
}

/** A checkout as the browser receives it. */
export function viewOf(parts: Parts) {
  const { address, quote, codeRefusal, shop, relays, submissionId, typed, publishableKey, tiles } = parts
  const { site, gone, country, options, method, oversize, code, price, refusal, vat, toFreeDeliveryCents } =
    quote
  return {
    ...{ site, gone, country, options, method, oversize, refusal, relays, submissionId, typed, vat, tiles },
    toFreeDeliveryCents,
    lines: quote.lines.map(({ picture, ...line }) => ({
      ...line,
      picture: picture && picturePath(picture),
      fieldName: customizationName(address.items, line.place),
    })),
    /** null where the order is paid on the provider's page. */
    card: publishableKey === null ? null : ({ publishableKey, accountId: shop.accountId } satisfies CardForm),
    items: cartText(address.items),
    exceptions: serializeExceptions(quote.lines),
    here: addressOf(address),
    /** The indexes of the lines that are no longer sold. */
    gonePlaces: address.items
      .flatMap((_, place) => (quote.lines.some((line) => line.place === place) ? [] : [place]))
      .join(','),
    zip: address.zip,
    city: address.city,
    typedCode: address.code,
    codeRefusal,
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
      termsUrl: shop.termsUrl || `/boutique/${shop.websiteId}/conditions`,
    },
  }
}

export type CheckoutView = ReturnType<typeof viewOf>
export type LineView = CheckoutView['lines'][number]

/** The countries that the shop's delivery methods have a tariff for, its own first. */
function countriesOf({ country, offersHome, offersRelay }: OpenShop): { code: string; name: string }[] {
  const codes = new Set([
    country,
    ...(offersRelay ? Object.keys(CARRIER_TARIFFS.relay) : []),
    ...(offersHome ? Object.keys(CARRIER_TARIFFS.home) : []),
  ])
  return [...codes].map((code) => ({ code, name: countryName(code) }))
}

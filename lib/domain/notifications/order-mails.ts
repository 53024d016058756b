import type { TermsText } from '@/db/schema/shop-terms-versions'

/** The mails about a shop's orders and stock, as plain data. */
export type OrderMail =
  | (ShopMail & {
      kind: 'order-confirmed'
      /** The id of a repeat requested by the owner: the provider sends each id once. */
      again?: string
      /** The token of the order page. */
      sealedToken: string
      lines: {
        name: string
        size: string | null
        customization: string | null
        quantity: number
        unitPriceCents: number
      }[]
      deliveryMethod: 'home' | 'relay' | 'pickup'
      deliveryCents: number
      discountCode: string | null
      discountCents: number
      /** By rate in tenths of a percent. Mails queued before this existed lack it, and `place`. */
      vat?: { permille: number; vatCents: number }[]
      place?: Place
      /** The accepted terms, and when this text was stored, in milliseconds. */
      terms?: { text: TermsText; keptAt: number }
      /** The checkout's notices for lines excepted from withdrawal; may be absent, likewise. */
      exceptions?: { name: string; notice: string }[]
    })
  /** The carrier, its number and its page may not be known. */
  | (ShopMail & {
      kind: 'order-shipped'
      /** The token of the order page. */
      sealedToken: string
      deliveryMethod: 'home' | 'relay' | 'pickup'
      relayPointName: string | null
      relayPointAddress?: string | null
      carrier: string | null
      expeditionNumber: string | null
      trackingUrl: string | null
    })
  /** Delivered, or picked up at the shop. */
  | (ShopMail & { kind: 'order-delivered'; deliveryMethod: 'home' | 'relay' | 'pickup' })
  /** `at`: in milliseconds, because it may stop again. */
  | (OrderFacts & {
      kind: 'parcel-stopped'
      to: string
      firstName: string
      customerName: string
      expeditionNumber: string
      at: number
    })
  /** Paid after the last piece was sold, and refunded: to the shopper, then to the owner. */
  | (ShopMail & { kind: 'order-unstocked' })
  /** The owner corrected where the order goes or how its shopper is reached. */
  | (ShopMail & { kind: 'order-corrected'; id: string; sealedToken: string; changes: CorrectionLine[] })
  /** To the address that the order had before. */
  | (ShopMail & { kind: 'order-address-left'; id: string })
  /** To the shopper of `count` orders that were anonymised; `sealedTo`: see sealed-address.ts. */
  | {
      kind: 'shopper-erased'
      id: string
      sealedTo: string
      count: number
      siteName: string
      replyTo: string
      shopAddress: string
    }
  | (ShopMail & ReturnFacts & { kind: 'return-received' })
  | (OrderFacts &
      ReturnFacts & { kind: 'return-requested'; to: string; firstName: string; customerName: string })
  /** To the sender of a withdrawal, at the typed address or, if `chosen`, at the order's own. */
  | (DeclaredFacts & {
      kind: 'order-withdrawal-received'
      to: string
      replyTo: string
      shopAddress: string
      email: string
      order: string
    })
  /** A typed withdrawal matches the order; `at` in milliseconds. */
  | (ShopMail & { kind: 'order-withdrawal-attached'; withdrawalId: number; sealedToken: string; at: number })
  /** `orderId`: null for one that matches no order. */
  | (DeclaredFacts & {
      kind: 'order-withdrawal-requested'
      to: string
      firstName: string
      orderId: number | null
    })
  | (ShopMail & { kind: 'order-withdrawal-refused'; withdrawalId: number; reason: string; at: number })
  | (OrderFacts & { kind: 'order-unstocked-owner'; to: string; firstName: string; customerName: string })
  | (OrderFacts & { kind: 'order-received'; to: string; firstName: string; customerName: string })
  /** Asked for by the owner. `refundId`: our own, 0 for an order that cost nothing. */
  | (ShopMail & {
      kind: 'order-refunded'
      refundId: number
      amountCents: number
      /** Nothing of the sum is left. */
      isWhole: boolean
      /** The owner cancelled the order. */
      cancels: boolean
      reason: string | null
    })
  | (OrderFacts & {
      kind: 'refund-failed'
      to: string
      firstName: string
      customerName: string
      refundId: number
      amountCents: number
      /** The provider's code. */
      failure: string | null
      /** The provider never made it. */
      isRefused: boolean
    })
  | {
      /** To a shop's owner: products low in stock. */
      kind: 'low-stock'
      id: string
      websiteId: number
      siteName: string
      to: string
      firstName: string
      shelves: { productName: string; size: string | null; left: number }[]
      /** How many more there are. */
      more: number
    }
  | {
      /** To a shop's owner: an order was refused, because unpaid orders from the same network reserve too much stock. */
      kind: 'held-stock'
      id: string
      websiteId: number
      siteName: string
      to: string
      firstName: string
      /** The article or the code; null for too many orders. */
      what: string | null
    }
  | (DisputeFacts & { kind: 'dispute-opened'; to: string; firstName: string })
  | (DisputeFacts & { kind: 'dispute-opened-agency' })

export type OrderFacts = { orderId: number; websiteId: number; siteName: string; totalCents: number }

/** To a shopper, in the shop's name. */
type ShopMail = OrderFacts & { to: string; customerName: string; replyTo: string; shopAddress: string }

/** An order's destination: a relay point with its name, or the shopper's address. */
export type Place = { name: string | null; lines: string[] }

/** The new value of a corrected field, in words. */
export type CorrectionLine = { label: string; value: string }

/** `at` in milliseconds. */
type ReturnFacts = { requestId: number; reason: string; at: number }

/** `at` in milliseconds. */
type DeclaredFacts = {
  withdrawalId: number
  step: 'typed' | 'chosen'
  websiteId: number
  siteName: string
  name: string
  articles: string[]
  at: number
}

type DisputeFacts = OrderFacts & {
  /** The bank asks again, after a first decision. */
  isAppeal?: true
  disputeId: string
  amountCents: number
  reason: string
  /** In milliseconds. */
  dueBy: number | null
}

import type { AskedLink } from '../accounts/mail-link'
import type { OffReason } from '../webhooks/schema'

/** The mails the product sends, as plain data: everything their text needs, so that each retry renders the same. `tokenId`:
 *  what the token of its link is made from. */
export type Mail =
  | { kind: 'welcome'; tokenId: string; to: string }
  | { kind: 'reset-password'; tokenId: string; to: string }
  | { kind: 'new-email'; tokenId: string; to: string }
  | { kind: 'email-changed'; tokenId: string; to: string }
  | {
      kind: 'deletion-requested'
      userId: number
      /** In milliseconds: the same person may ask again. */
      at: number
      clientName: string
      clientEmail: string
    }
  | { kind: 'security-change'; id: string; about: SecurityChange; to: string }
  | { kind: 'invitation'; tokenId: string; to: string }
  | {
      kind: 'ticket-opened'
      ticketId: number
      title: string
      type: string
      clientName: string
      body: string
      fileCount: number
    }
  | {
      kind: 'ticket-answered'
      messageId: number
      ticketId: number
      title: string
      to: string
      firstName: string
      authorName: string
      body: string
    }
  | {
      kind: 'ticket-opened-for-client'
      ticketId: number
      title: string
      to: string
      firstName: string
      authorName: string
      body: string
    }
  | {
      kind: 'ticket-message'
      messageId: number
      ticketId: number
      title: string
      clientName: string
      body: string
    }
  | {
      kind: 'project-request-agency'
      requestId: number
      ticketId: number
      clientName: string
      clientEmail: string
      clientPhone: string
      recap: string
    }
  | {
      kind: 'project-request-client'
      requestId: number
      ticketId: number
      to: string
      firstName: string
      recap: string
    }
  | {
      kind: 'webhook-off'
      endpointId: number
      /** When, in milliseconds: the same address may be switched off again. */
      at: number
      reason: OffReason
      websiteId: number
      url: string
      to: string
      firstName: string
      siteName: string
    }
  /** The provider stopped it; `at` in milliseconds, because it may do so again. */
  | { kind: 'payment-account-paused'; accountId: string; at: number; to: string }
  | {
      kind: 'payment-account-paused-agency'
      accountId: string
      at: number
      clientName: string
      clientEmail: string
    }
  | {
      /** To an address that is not confirmed. */
      kind: 'notice'
      id: string
      about: PersonalMail['kind']
      to: string
      ticketId: number | null
    }
  | {
      kind: 'contact-message'
      messageId: number
      form: 'home-form' | 'contact-form'
      senderName: string
      senderEmail: string
      fields: { label: string; value: string }[]
    }
  | (ShopMail & {
      kind: 'order-confirmed'
      /** Of a repeat that the owner asked for: the provider sends each once. */
      again?: string
      /** Of the page of the order. */
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
    })
  /** The carrier, its number and its page may not be known. */
  | (ShopMail & {
      kind: 'order-shipped'
      /** Of the page of the order. */
      sealedToken: string
      deliveryMethod: 'home' | 'relay' | 'pickup'
      relayPointName: string | null
      carrier: string | null
      expeditionNumber: string | null
      trackingUrl: string | null
    })
  /** Arrived, or fetched at the shop. */
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
  /** To the address that the order left. */
  | (ShopMail & { kind: 'order-address-left'; id: string })
  | (ShopMail & ReturnFacts & { kind: 'return-received' })
  | (OrderFacts &
      ReturnFacts & { kind: 'return-requested'; to: string; firstName: string; customerName: string })
  | (OrderFacts & { kind: 'order-unstocked-owner'; to: string; firstName: string; customerName: string })
  | (OrderFacts & { kind: 'order-received'; to: string; firstName: string; customerName: string })
  /** Asked for by the owner. `refundId`: our own, 0 for an order that cost nothing. */
  | (ShopMail & {
      kind: 'order-refunded'
      refundId: number
      amountCents: number
      /** Nothing of the sum is left. */
      isWhole: boolean
      /** The owner gave the order up. */
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
      /** To a shop's owner: what is running out. */
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
  | (DisputeFacts & { kind: 'dispute-opened'; to: string; firstName: string })
  | (DisputeFacts & { kind: 'dispute-opened-agency' })
  | ({ kind: 'payment-alert'; id: string } & PaymentAlert)
  | {
      kind: 'contact-digest'
      /** At least one. */
      messages: {
        id: number
        senderName: string
        senderEmail: string
        fields: { label: string; value: string }[]
      }[]
    }

export type OrderFacts = { orderId: number; websiteId: number; siteName: string; totalCents: number }

/** To a shopper, in the shop's name. */
type ShopMail = OrderFacts & { to: string; customerName: string; replyTo: string; shopAddress: string }

/** What something of an order is now, in words. */
export type CorrectionLine = { label: string; value: string }

/** `at` in milliseconds. */
type ReturnFacts = { requestId: number; reason: string; at: number }

type DisputeFacts = OrderFacts & {
  disputeId: string
  amountCents: number
  reason: string
  /** In milliseconds. */
  dueBy: number | null
}

/** What the agency has to look at. `detail`: the formula, sums in cents, what the provider's event lacks, why the carrier
 *  refuses, or the numbers of shipments. */
export type PaymentAlert = {
  about:
    | 'formula-failed'
    | 'amount-differs'
    | 'refund-failed'
    | 'event-refused'
    | 'shipment-refused'
    | 'shipment-unexpected'
  orderId: number | null
  detail: string
}

/** Of an account's second factor. */
export type SecurityChange =
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'factors-reset'

/** Mails to a user that contain text typed by a user. */
export type PersonalMail = Extract<
  Mail,
  {
    kind:
      | 'ticket-answered'
      | 'ticket-opened-for-client'
      | 'project-request-client'
      | 'webhook-off'
      | 'order-received'
      | 'order-unstocked-owner'
      | 'parcel-stopped'
      | 'low-stock'
      | 'dispute-opened'
      | 'refund-failed'
      | 'return-requested'
  }
>

/** `links`: a link was asked for by mail. `files`: these files at the provider are wanted no more. `refunds`: this order was
 *  paid after its last piece was sold, or its owner asked for a refund (`isAsked`), which the request itself tries first.
 *  `labels`: the carrier has this order’s label. */
export type Job =
  | {
      queue: 'mail'
      mail: Mail
      /** Of the mails with the same key one an hour is sent; the others are dropped. */
      hourly?: string
    }
  | ({ queue: 'links' } & AskedLink)
  | { queue: 'files'; keys: string[] }
  | { queue: 'refunds'; orderId: number; isAsked?: true }
  | { queue: 'labels'; orderId: number }

import type { OffReason } from '../webhooks/schema'
import type { BillingMail } from './billing-mails'
import type { OrderMail } from './order-mails'

/** The mails the product sends, as plain data: everything their text needs, so that each retry renders the same; what is
 *  attached is drawn of it then. `tokenId`:
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
      kind: 'withdrawal-received'
      messageId: number
      to: string
      name: string
      contract: string
      /** When it was sent, in milliseconds since 1970. */
      at: number
    }
  | {
      kind: 'contact-message'
      messageId: number
      form: 'home-form' | 'contact-form' | 'withdrawal-form'
      senderName: string
      senderEmail: string
      fields: { label: string; value: string }[]
    }
  | OrderMail
  | BillingMail
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

/** What the agency has to look at. `detail`: the formula, sums in cents, what the provider's event lacks, why the carrier
 *  refuses, the numbers of shipments, or an invoice with what the provider says of it. */
export type PaymentAlert = {
  about:
    | 'formula-failed'
    | 'amount-differs'
    | 'refund-failed'
    | 'event-refused'
    | 'account-lost'
    | 'key-refused'
    | 'domain-refused'
    | 'shipment-refused'
    | 'shipment-unexpected'
    | 'debit-unknown'
    | 'invoice-refund-failed'
    | 'invoice-disputed'
    | 'payment-unmatched'
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
      | 'held-stock'
      | 'dispute-opened'
      | 'refund-failed'
      | 'return-requested'
  }
>

/** What each queue is asked to do, by its name; the queue's file in lib/server/jobs adds it. */
export interface JobInputs {}

export type Job = { [Name in keyof JobInputs]: { queue: Name } & JobInputs[Name] }[keyof JobInputs]

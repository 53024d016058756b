import type { Day } from '../calendar'
import type { CancellationKind } from '../cancellations/policy'
import type { OffReason } from '../webhooks/schema'
import type { BillingMail } from './billing-mails'
import type { NoticeMail } from './notice-mails'
import type { OrderMail } from './order-mails'
import type { QuoteMail } from './quote-mails'

/** The mails the product sends, as plain data: everything their text needs, so that each retry renders the same; attachments
 *  are rendered from it when the mail is sent. `tokenId`: the source of the link's token. */
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
  /** The last mail to a client; `kept`: the data kept and until when, one item per line. */
  | { kind: 'client-erased'; id: string; sealedTo: string; kept: readonly string[] }
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
      /** Absent in mails queued by the previous version. */
      fileCount?: number
      /** The agency opened the ticket. */
      isForClient?: true
      conversation?: Conversation
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
      fileCount?: number
      conversation?: Conversation
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
      /** To an unconfirmed address. */
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
      kind: 'termination-received'
      messageId: number
      to: string
      name: string
      contract: string
      /** Each '' where nothing was filled in. */
      postalAddress: string
      wishedOn: Day | ''
      reason: string
      /** When it was sent, in milliseconds since 1970. */
      at: number
    }
  | {
      /** The agency's answer to a declaration that ends no contract. */
      kind: 'cancellation-closed'
      messageId: number
      to: string
      about: CancellationKind
      at: number
      answer: string
    }
  | {
      kind: 'contact-message'
      messageId: number
      form: 'home-form' | 'contact-form' | 'withdrawal-form' | 'termination-form'
      senderName: string
      senderEmail: string
      fields: { label: string; value: string }[]
    }
  | OrderMail
  | BillingMail
  | QuoteMail
  | NoticeMail
  | ({ kind: 'payment-alert'; id: string; cause?: Cause } & PaymentAlert)
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

/** The place of a mail's message in its ticket; absent in mails queued before this existed. */
export type Conversation = {
  /** When it was written, in milliseconds. */
  at: number
  /** How many messages the mail covers. */
  count: number
  /** The message before it. `authorName`: null for the mail's recipient. `body`: its beginning. */
  previous: { authorName: string | null; body: string; at: number } | null
  /** It waited for later messages. Each of them has its own mail; only the last is sent. */
  isGathered: boolean
}

/** Something the agency must look into. `detail`: the formula, amounts in cents, what is missing in the provider's event, why
 *  the carrier refuses, shipment numbers, or an invoice with the provider's message about it. */
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

/** A change of an account's second factors. */
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
      | 'order-withdrawal-requested'
      | 'content-restricted'
  }
>

/** What enqueued a job, stored as `cause` with its data. */
export type Cause = {
  /** As in the log, the audit log and the header X-Request-Id of the API. */
  requestId: string
  /** The span that enqueued it, as a `traceparent`, if traces are on. */
  trace?: string
}

/** The input of each queue, by name; the queue's file in lib/server/jobs adds its own. */
export interface JobInputs {}

export type Job = { [Name in keyof JobInputs]: { queue: Name } & JobInputs[Name] }[keyof JobInputs]

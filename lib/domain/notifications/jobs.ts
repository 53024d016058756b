import type { OffReason } from '../webhooks/schema'

/** The mails the product sends, as plain data: everything their text needs, so that each retry renders the same. */
export type Mail =
  | { kind: 'welcome'; userId: number; to: string; firstName: string; confirmToken: string }
  | { kind: 'reset-password'; requestId: string; to: string; firstName: string; token: string }
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
  | {
      kind: 'contact-message'
      messageId: number
      form: 'home-form' | 'contact-form'
      senderName: string
      senderEmail: string
      fields: { label: string; value: string }[]
    }

/** `files`: these files at the provider are wanted no more. `webhooks`: an attempt of this delivery is due then. */
export type Job =
  | {
      queue: 'mail'
      mail: Mail
      /** Of the mails with the same key one an hour is sent; the others are dropped. */
      hourly?: string
    }
  | { queue: 'files'; keys: string[] }
  | { queue: 'webhooks'; deliveryId: number; afterSeconds: number }

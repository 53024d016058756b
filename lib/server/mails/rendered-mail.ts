import type { ReactElement } from 'react'
import type { LinkPurpose } from '../../domain/accounts/link-purpose'
import type { Mail } from '../../domain/notifications/jobs'
import { linkAbout } from '../../domain/orders/order-link'
import { env } from '../../env'
import type { Attachment } from '../../providers/mail/send-mail'
import { createSecretBox } from '../secrets/secret-box'
import { acceptedSecrets } from '../secrets/secrets'
import { createLinkTokens } from '../session/link-tokens'

export type RenderedMail = {
  to: string
  subject: string
  /** The sender's name, if it is not the agency's. */
  senderName?: string
  replyTo?: string
  /** The ticket whose mails form one thread in a mail program. */
  ticketId?: number
  /** The subject's id: with the mail's kind, the key under which repeats are sent once. */
  about: number | string
  body: ReactElement
  /** Drawn when the mail is rendered: its job holds plain data only. */
  attachments?: Attachment[]
  /** The numbers of invoices and credit notes whose stored documents are attached, too. */
  documents?: readonly string[]
}

export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>

/** One kind of mail. The same data always gives the same letter. */
export type MailTemplate<Kind extends Mail['kind']> = {
  write: (mail: MailOf<Kind>) => RenderedMail | Promise<RenderedMail>
  /** Realistic French data, which the tests render. */
  sample: MailOf<Kind>
}

/** All mails of a ticket reference the same parent message; it was never sent. */
export function threadHeaders(ticketId: number): Record<string, string> {
  const id = `<demande-${ticketId}@${new URL(env().PUBLIC_ORIGIN).hostname}>`
  return { References: id, 'In-Reply-To': id }
}

export const pageUrl = (path: string) => `${env().PUBLIC_ORIGIN}${path}`
export const orderUrl = (id: number) => pageUrl(`/orders/${id}`)
export const ticketUrl = (id: number) => pageUrl(`/dashboard/tickets/${id}`)

/** A shopper's page of an order. The token is decrypted only here; once its secret is gone, the URL has no token, and its page
 *  says that the link has expired. */
export function orderPageUrl({ orderId, sealedToken }: { orderId: number; sealedToken: string }): string {
  const token = createSecretBox(acceptedSecrets()).open(sealedToken, linkAbout(orderId))
  return pageUrl(`/commande/${token ?? ''}`)
}

/** A quote's page, which needs no account. */
export const quoteUrl = (linkId: string): string =>
  pageUrl(`/devis/${createLinkTokens(acceptedSecrets()).sign(linkId, 'quote')}`)

/** The page that confirms a declared termination or withdrawal, which needs no account. */
export const cancellationUrl = (linkId: string): string =>
  pageUrl(`/fin-de-contrat/${createLinkTokens(acceptedSecrets()).sign(linkId, 'cancellation')}`)

/** A page's URL with the token of a mailed link, derived from its id. */
export function linkUrl(path: string, tokenId: string, purpose: LinkPurpose): string {
  const token = createLinkTokens(acceptedSecrets()).sign(tokenId, purpose)
  return pageUrl(`${path}?token=${encodeURIComponent(token)}`)
}

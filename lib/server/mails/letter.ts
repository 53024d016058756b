import type { ReactElement } from 'react'
import type { LinkPurpose } from '../../domain/accounts/link-purpose'
import type { Mail } from '../../domain/notifications/jobs'
import { linkAbout } from '../../domain/orders/order-link'
import { env } from '../../env'
import type { Attachment } from '../../providers/mail/send-mail'
import { createLinkTokens } from '../link-tokens'
import { createSecretBox } from '../secret-box'
import { acceptedSecrets } from '../secrets'

export type Letter = {
  to: string
  subject: string
  /** In whose name it comes, where that is not the agency's. */
  senderName?: string
  replyTo?: string
  /** What the mail is about: with its kind, the key under which repeats are sent once. */
  about: number | string
  body: ReactElement
  /** Drawn when the mail is written: its job holds plain data alone. */
  attachments?: Attachment[]
}

export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>

/** One kind of mail. The same data gives the same letter, whenever it is asked. */
export type MailTemplate<Kind extends Mail['kind']> = {
  write: (mail: MailOf<Kind>) => Letter | Promise<Letter>
  /** Believable French data, which the tests render. */
  sample: MailOf<Kind>
}

export const pageUrl = (path: string) => `${env().PUBLIC_ORIGIN}${path}`
export const orderUrl = (id: number) => pageUrl(`/orders/${id}`)
export const ticketUrl = (id: number) => pageUrl(`/dashboard/tickets/${id}`)

/** A shopper's page of an order. The token is opened here alone; a secret that is gone leaves the address without it, which says
 *  that the link is over. */
export function orderPageUrl({ orderId, sealedToken }: { orderId: number; sealedToken: string }): string {
  const token = createSecretBox(acceptedSecrets()).open(sealedToken, linkAbout(orderId))
  return pageUrl(`/commande/${token ?? ''}`)
}

/** A page's address with the token of a mailed link, made from its id. */
export function linkUrl(path: string, tokenId: string, purpose: LinkPurpose): string {
  const token = createLinkTokens(acceptedSecrets()).sign(tokenId, purpose)
  return pageUrl(`${path}?token=${encodeURIComponent(token)}`)
}

import { render } from 'react-email'
import type { Mail } from '../../domain/notifications/jobs'
import type { Providers } from '../../domain/providers'
import type { Attachment } from '../../providers/mail/send-mail'
import { renderMail } from '../mails/mails'
import { pageUrl, threadHeaders } from '../mails/rendered-mail'
import { plainText } from '../plain-text'

type Post = {
  send: Providers['mail']['send']
  /** The stored document of an invoice or credit note, by its number. */
  documentOf: (number: string) => Promise<{ number: string; pdf: Uint8Array }>
  /** The request that caused the mail: part of the mail's source, which the provider sees, too. */
  requestId?: string | undefined
}

/** Sends a mail job. Each retry sends the same text under the same key, so the provider delivers it once. */
export async function deliverMail(mail: Mail, { send, documentOf, requestId }: Post): Promise<void> {
  const letter = await renderMail(mail)
  const { body, about, subject, ticketId, documents = [], attachments: own = [], ...rest } = letter
  const attachments = [
    ...own,
    ...(await Promise.all(documents.map(async (one) => attached(await documentOf(one))))),
  ]
  const headers = {
    ...(ticketId !== undefined && threadHeaders(ticketId)),
    ...(requestId !== undefined && { [REQUEST_HEADER]: requestId }),
  }
  const html = withOrigin(await render(body))
  await send({
    ...rest,
    ...(attachments.length > 0 && { attachments }),
    subject: oneLine(subject),
    ...(Object.keys(headers).length > 0 && { headers }),
    html,
    text: await plainText(body, [SUMS]),
    idempotencyKey: `${mail.kind}/${about}`,
  })
}

const attached = ({ number, pdf }: { number: string; pdf: Uint8Array }): Attachment => ({
  filename: `${number}.pdf`,
  contentType: 'application/pdf',
  content: pdf,
})

const REQUEST_HEADER = 'X-Ostal-Request'

/** Rendered as a table in the plain text, too. */
const SUMS = {
  selector: 'table.o-table',
  format: 'dataTable',
  options: { uppercaseHeaderCells: false },
}

/** A mail has no origin to resolve its pictures’ URLs against. */
const withOrigin = (html: string) => html.replaceAll('url(/icons/', `url(${pageUrl('/icons/')}`)

/** A line break in a subject would start another header. */
const oneLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ')

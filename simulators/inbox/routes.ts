import { type BounceType, bounceOf, type MailEvent, mailEvents } from '../resend/events'
import type { Mail } from '../resend/mail'
import { type Answer, html, type SimulatedRequest } from '../wire/message'
import { attachmentOf } from './attachment'
import { mailList } from './mail-list'
import { mailView } from './mail-view'
import { page } from './page'

// A mail's links open in a new window; scripts are blocked.
const bodyPolicy =
  "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *; sandbox allow-popups"

/** The pages below `/inbox`, where a developer reads the mails that the site has sent. */
export async function answerInbox(
  { method, path, query }: SimulatedRequest,
  mails: Mail[],
  tell: (mail: Mail, type: MailEvent, origin?: string, bounce?: BounceType) => Promise<number>,
): Promise<Answer> {
  if (path === '') return html(mailList(mails, query.get('to') ?? ''))
  const [, id, part, index] = path.split('/')
  const mail = mails.find((one) => one.id === id)
  if (mail && part === 'html')
    return html(`<base target="_blank">${mail.html ?? ''}`, { 'content-security-policy': bodyPolicy })
  const attachment = part === 'attachments' ? mail?.attachments?.[Number(index)] : undefined
  if (attachment) return attachmentOf(attachment)
  const event = mailEvents.find((one) => one === part)
  if (mail && event && method === 'POST')
    return html(mailView(mail, await notifyProduct(() => tell(mail, event, undefined, bounceOf(query)))))
  if (mail && part === undefined) return html(mailView(mail))
  return {
    ...html(
      page(
        'Courriel introuvable',
        '<h1>Courriel introuvable</h1><p><a href="/inbox">Tous les courriels</a></p>',
      ),
    ),
    status: 404,
  }
}

async function notifyProduct(tell: () => Promise<number>): Promise<string> {
  const status = await tell().catch(() => null)
  return status === null ? 'Ostal n’a pas pu être prévenu.' : `Ostal est prévenu (${status}).`
}

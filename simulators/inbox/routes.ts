import type { Mail } from '../resend/mail'
import { type Answer, type Asked, html } from '../wire/message'
import { mailList } from './mail-list'
import { mailView } from './mail-view'
import { page } from './page'

// A mail's own links open in a new window; nothing in it runs.
const bodyPolicy =
  "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *; sandbox allow-popups"

/** The pages below `/inbox`, where a person reads what the site has sent. */
export function inbox({ path, query }: Asked, mails: Mail[]): Answer {
  if (path === '') return html(mailList(mails, query.get('to') ?? ''))
  const [, id, part] = path.split('/')
  const mail = mails.find((one) => one.id === id)
  if (mail && part === 'html')
    return html(`<base target="_blank">${mail.html ?? ''}`, { 'content-security-policy': bodyPolicy })
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

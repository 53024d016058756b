import type { Mail } from '../resend/mail'
import { escapeHtml, page } from './page'
import { when } from './when'

/** One mail with both its forms. */
export function mailView(mail: Mail): string {
  const fields = [
    ['De', mail.from],
    ['À', mail.to.join(', ')],
    ['Copie', mail.cc.join(', ')],
    ['Répondre à', mail.replyTo.join(', ')],
  ].filter(([, value]) => value)
  return page(
    mail.subject,
    `<p><a href="/inbox">← Tous les courriels</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
${when(mail.createdAt)}
<dl>${fields.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
${mail.html === null ? '' : `<iframe sandbox="allow-popups" src="/inbox/${mail.id}/html" title="Courriel mis en forme"></iframe>`}
${mail.text === null ? '' : `<h2>Texte seul</h2><pre>${escapeHtml(mail.text)}</pre>`}`,
  )
}

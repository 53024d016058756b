import type { Mail } from '../resend/mail'
import { escapeHtml, page } from './page'
import { renderTime } from './render-time'

/** The page of one mail, with its HTML and its text, and with buttons to simulate its failure. `told`: the result of one. */
export function mailView(mail: Mail, told?: string): string {
  const fields = [
    ['De', mail.from],
    ['À', mail.to.join(', ')],
    ['Copie', mail.cc.join(', ')],
    ['Répondre à', mail.replyTo.join(', ')],
    ['Fil', mail.headers.References],
  ].filter(([, value]) => value)
  return page(
    mail.subject,
    `<p><a href="/inbox">← Tous les courriels</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
${renderTime(mail.createdAt)}
<dl>${fields.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<form method="post" action="/inbox/${mail.id}/email.bounced"><button>Refuser ce courriel (adresse inconnue)</button></form>
<form method="post" action="/inbox/${mail.id}/email.complained"><button>Signaler comme indésirable</button></form>
<form method="post" action="/inbox/${mail.id}/email.bounced?bounce=Transient"><button>Refuser pour cette fois (boîte pleine)</button></form>
${attachmentList(mail)}
${told ? `<p role="status">${escapeHtml(told)}</p>` : ''}
${mail.html === null ? '' : `<iframe sandbox="allow-popups" src="/inbox/${mail.id}/html" title="Courriel mis en forme"></iframe>`}
${mail.text === null ? '' : `<h2>Texte seul</h2><pre>${escapeHtml(mail.text)}</pre>`}`,
  )
}

function attachmentList({ id, attachments = [] }: Mail): string {
  if (attachments.length === 0) return ''
  const links = attachments.map(
    ({ filename, content }, index) =>
      `<li><a href="/inbox/${id}/attachments/${index}" download><strong>${escapeHtml(filename)}</strong><span>${kilobytes(content)}\u00a0Ko</span></a></li>`,
  )
  return `<h2>Pièces jointes</h2><ol>${links.join('')}</ol>`
}

const kilobytes = (base64: string) => Math.ceil(Buffer.byteLength(base64, 'base64') / 1024)

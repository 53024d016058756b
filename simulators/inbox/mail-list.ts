import type { Mail } from '../resend/mail'
import { escapeHtml, page } from './page'
import { renderTime } from './render-time'

/** All mails, newest first, or those to one address. */
export function mailList(mails: Mail[], to: string): string {
  const wanted = to.toLowerCase()
  const found = mails.filter((mail) => mail.to.join(' ').toLowerCase().includes(wanted)).reverse()
  return page(
    'Courriels envoyés',
    `<h1>Courriels envoyés</h1>
<p>Tout ce que le site envoie arrive ici, le plus récent d’abord. Rien ne part vers l’extérieur.</p>
<form><input name="to" value="${escapeHtml(to)}" placeholder="Adresse du destinataire" aria-label="Adresse du destinataire"><button>Filtrer</button></form>
${found.length === 0 ? '<p>Aucun courriel pour le moment.</p>' : `<ol>${found.map(row).join('')}</ol>`}`,
  )
}

function row(mail: Mail) {
  return `<li><a href="/inbox/${mail.id}">
<strong>${escapeHtml(mail.subject)}</strong>${renderTime(mail.createdAt)}
<span>à ${escapeHtml(mail.to.join(', '))}</span>
</a></li>`
}

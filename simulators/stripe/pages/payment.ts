import { escapeHtml } from '../../inbox/page'
import { type Answer, html, type SimulatedRequest } from '../../wire/message'
import type { StoredSession } from '../objects'
import { PAYMENT_OUTCOMES, type PaymentOutcome, pay } from '../pay'
import type { Service } from '../service'
import { endIfOverdue } from '../sessions'
import { answerCustomer } from './customer'
import { inEuros, notFound, redirect, stripePage } from './page'

/** The page where a shopper pays, hosted or in a frame on our page. */
export function answerPayment(request: SimulatedRequest, service: Service, id: string): Answer {
  const account = service.store.anywhere(id)?.account ?? null
  const found = service.store.find('checkout.session', id, account)
  if (!found) return notFound()
  const session = endIfOverdue(service, found, account)
  if (session.status === 'complete') return redirect(outcomeOf(session))
  if (session.status === 'expired') return html(expired(session))
  if (account === null && session.customer) return answerCustomer(request, service, session)
  if (request.method !== 'POST') return html(form(session))
  const chosen = new URLSearchParams(request.body.toString('utf8')).get('means') ?? ''
  if (chosen === 'secure') return html(bank(session))
  const by = PAYMENT_OUTCOMES.find((one) => one === chosen) ?? 'declined'
  const paid = pay(service, session, account, by)
  return paid.status === 'complete' ? redirect(outcomeOf(paid)) : html(form(paid, declined(chosen)))
}

const outcomeOf = ({ id, success_url, return_url }: StoredSession) =>
  (success_url ?? return_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)

const declined = (chosen: string) =>
  chosen === 'refused' ? 'Votre banque n’a pas confirmé le paiement.' : 'Votre carte a été refusée.'

const LABELS: Record<PaymentOutcome | 'secure', string> = {
  accepted: 'Carte acceptée',
  secure: 'Carte avec 3-D Secure',
  declined: 'Carte refusée',
  later_succeeds: 'Prélèvement, accepté plus tard',
  later_fails: 'Prélèvement, refusé plus tard',
  bank_asks: 'Virement, à ordonner à sa banque',
}

function form(session: StoredSession, fault = ''): string {
  const rows = session.line_items.data.map(
    ({ description, quantity, amount_total }) =>
      `<tr><td>${quantity} × ${escapeHtml(description ?? '')}</td><td>${inEuros(amount_total)}</td></tr>`,
  )
  const discount = session.total_details?.amount_discount ?? 0
  if (discount > 0) rows.push(`<tr><td>Remise</td><td>−${inEuros(discount)}</td></tr>`)
  const choices = Object.entries(LABELS).map(
    ([value, label], index) =>
      `<label class="choice"><input type="radio" name="means" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  return stripePage(
    'Paiement',
    `<h1>Payer ${inEuros(session.amount_total ?? 0)}</h1>
<p>${escapeHtml(session.customer_email ?? '')}</p>
${fault && `<p role="alert">${fault}</p>`}
<table>${rows.join('')}</table>
<form method="post" class="stack">
<fieldset><legend>Moyen de paiement</legend>${choices.join('')}</fieldset>
<button>Payer</button>
</form>
${session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">Annuler et revenir à la boutique</a></p>` : ''}`,
  )
}

/** The step that the buyer's bank requires. */
const bank = (session: StoredSession) =>
  stripePage(
    'Votre banque',
    `<h1>Votre banque vérifie le paiement</h1>
<p>${inEuros(session.amount_total ?? 0)} : confirmez-vous ce paiement ?</p>
<form method="post">
<button name="means" value="accepted">Confirmer</button>
<button name="means" value="refused">Refuser</button>
</form>`,
  )

const expired = ({ cancel_url }: StoredSession) =>
  stripePage(
    'Page expirée',
    `<h1>Cette page de paiement a expiré</h1>
<p>Rien n’a été débité.${cancel_url ? ` <a href="${escapeHtml(cancel_url)}">Revenir à la boutique</a>` : ''}</p>`,
  )

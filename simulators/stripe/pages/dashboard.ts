import type Stripe from 'stripe'
import { escapeHtml } from '../../inbox/page'
import { type Answer, html, type SimulatedRequest } from '../../wire/message'
import { openDispute } from '../disputes'
import { Refused } from '../errors'
import { settle } from '../pay'
import { openPlatformDispute } from '../platform-disputes'
import { refundCharge } from '../refunds'
import type { Service } from '../service'
import { settleDebit } from '../settle-intent'
import { inEuros, notFound, redirect, stripePage } from './page'

/** `/payments`: all payments, newest first. */
export function paymentList({ store }: Service): string {
  const rows = store.all('payment_intent').map(
    ({ id, amount, status, created }) =>
      `<li><a href="/stripe/payments/${id}"><strong>${inEuros(amount)}</strong>
<time>${new Date(created * 1000).toLocaleString('fr-FR', { timeZone: 'Europe/Paris' })}</time>
<span>${id} · ${STATUS[status] ?? status}</span></a></li>`,
  )
  return stripePage(
    'Paiements',
    `<h1>Paiements</h1>${rows.length === 0 ? '<p>Aucun paiement pour le moment.</p>' : `<ol>${rows.join('')}</ol>`}`,
  )
}

/** `/payments/{id}`: one payment, with the actions of Stripe's own dashboard. */
export function answerPaymentPage(request: SimulatedRequest, service: Service, id: string): Answer {
  const account = service.store.anywhere(id)?.account ?? null
  const intent = service.store.find('payment_intent', id, account)
  if (!intent) return notFound()
  const charge = service.store.find('charge', String(intent.latest_charge), account)
  if (request.method !== 'POST') return html(paymentPage(service, intent, charge, account))
  try {
    act(new URLSearchParams(request.body.toString('utf8')), service, intent, charge, account)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return html(paymentPage(service, intent, charge, account, error.message))
  }
  return redirect(`/stripe/payments/${id}`)
}

function act(
  form: URLSearchParams,
  service: Service,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  account: string | null,
): void {
  const action = form.get('do')
  if (account === null && (action === 'succeeded' || action === 'failed'))
    settleDebit(service, intent, action)
  const session = service.store
    .all('checkout.session', account)
    .find(({ payment_intent }) => payment_intent === intent.id)
  if (session && account !== null && (action === 'succeeded' || action === 'failed'))
    settle(service, session, account, action)
  if (!charge) return
  if (action === 'dispute' && account === null) openPlatformDispute(service, charge)
  else if (action === 'dispute') openDispute(service, charge, account)
  if (action === 'refund') {
    const amount = Math.round(Number(form.get('amount')?.replace(',', '.')) * 100)
    refundCharge(service, charge, account, { amount, returnsFee: false })
  }
}

function paymentPage(
  { store }: Service,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  account: string | null,
  fault = '',
): string {
  const of = <T extends { payment_intent: unknown }>(all: T[]) =>
    all.filter(({ payment_intent }) => payment_intent === intent.id)
  const refunds = of(store.all('refund', account))
  const disputes = of(store.all('dispute', account))
  const left = charge?.paid ? charge.amount - charge.amount_refunded : 0
  return stripePage(
    `Paiement de ${inEuros(intent.amount)}`,
    `<p><a href="/stripe/payments">Tous les paiements</a></p>
<h1>${inEuros(intent.amount)} · ${STATUS[intent.status] ?? intent.status}</h1>
${fault && `<p role="alert">${escapeHtml(fault)}</p>`}
<dl><dt>Identifiant</dt><dd>${intent.id}</dd><dt>Compte</dt><dd>${account ?? 'plateforme'}</dd>
<dt>Commande</dt><dd>${escapeHtml(intent.metadata.order_id ?? '—')}</dd>
<dt>Frais de l’agence</dt><dd>${inEuros(intent.application_fee_amount ?? 0)}</dd>
${refunds.map(({ amount, status }) => `<dt>Remboursement</dt><dd>${inEuros(amount)}, ${status}</dd>`).join('')}
${disputes.map(({ amount, status }) => `<dt>Litige</dt><dd>${inEuros(amount)}, ${status}</dd>`).join('')}</dl>
${left > 0 ? refundForm(left) : ''}
${intent.status === 'processing' || intent.status === 'requires_action' ? waitingForm : ''}`,
  )
}

const refundForm = (left: number) => `<form method="post">
<input name="amount" value="${(left / 100).toFixed(2)}" aria-label="Montant à rembourser" inputmode="decimal">
<button name="do" value="refund">Rembourser</button><button name="do" value="dispute">Ouvrir un litige</button></form>`

const waitingForm = `<form method="post"><button name="do" value="succeeded">Faire aboutir</button>
<button name="do" value="failed">Faire échouer</button></form>`

const STATUS: Record<string, string> = {
  succeeded: 'réussi',
  processing: 'en cours',
  requires_action: 'attend la banque',
  requires_payment_method: 'à payer',
}

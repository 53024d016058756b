import { escapeHtml } from '../../inbox/page'
import { type Answer, html, type SimulatedRequest } from '../../wire/message'
import type { StoredSession } from '../objects'
import type { Service } from '../service'
import { TEST_NUMBERS } from '../test-numbers'
import { useNumber } from '../use-number'
import { inEuros, redirect, stripePage } from './page'

/** The page of an open platform session, where a customer pays or saves a method: by a number typed or selected. */
export function answerCustomer(request: SimulatedRequest, service: Service, session: StoredSession): Answer {
  if (request.method !== 'POST') return html(form(session))
  const sent = new URLSearchParams(request.body.toString('utf8'))
  const number = sent.get('typed')?.trim() || (sent.get('number') ?? '')
  const answer = sent.get('bank')
  const bank = answer === 'confirms' || answer === 'refuses' ? answer : undefined
  const used = useNumber(service, session, number, bank)
  if (used.outcome === 'bank_asks') return html(bankPage(session, number))
  if (used.outcome === 'refused') return html(form(used.session, used.message))
  return redirect((session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id))
}

function form(session: StoredSession, fault = ''): string {
  const types = session.allowed_payment_method_types
  const choices = Object.entries(TEST_NUMBERS)
    .filter(([, { type }]) => !types || types.includes(type))
    .map(
      ([number, { label }], index) =>
        `<label class="choice"><input type="radio" name="number" value="${number}"${index === 0 ? ' checked' : ''}> ${label} <small>${number}</small></label>`,
    )
  const rows = session.line_items.data.map(
    ({ description, amount_total }) =>
      `<tr><td>${escapeHtml(description ?? '')}</td><td>${inEuros(amount_total)}</td></tr>`,
  )
  const title = session.mode === 'setup' ? 'Enregistrer un moyen de paiement' : 'Paiement'
  return stripePage(
    title,
    `<h1>${session.mode === 'setup' ? title : `Payer ${inEuros(session.amount_total ?? 0)}`}</h1>
${fault && `<p role="alert">${escapeHtml(fault)}</p>`}
${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}
<form method="post" class="stack">
<fieldset><legend>Moyen de paiement</legend>${choices.join('')}</fieldset>
<label>Ou un autre numéro de carte ou IBAN <input name="typed" autocomplete="off"></label>
<button>${session.mode === 'setup' ? 'Enregistrer' : 'Payer'}</button>
</form>
${session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">Annuler</a></p>` : ''}`,
  )
}

const bankPage = ({ amount_total }: StoredSession, number: string) =>
  stripePage(
    'Votre banque',
    `<h1>Votre banque vérifie l’opération</h1>
<p>${amount_total ? `${inEuros(amount_total)} : confirmez-vous ce paiement ?` : 'Confirmez-vous l’enregistrement ?'}</p>
<form method="post"><input type="hidden" name="number" value="${escapeHtml(number)}">
<button name="bank" value="confirms">Confirmer</button>
<button name="bank" value="refuses">Refuser</button>
</form>`,
  )

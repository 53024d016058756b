import type Stripe from 'stripe'
import { escapeHtml } from '../../inbox/page'
import { type Answer, html, type SimulatedRequest } from '../../wire/message'
import { sendAccountEvent, setState } from '../accounts'
import type { StoredLink } from '../objects'
import type { Service } from '../service'
import { notFound, redirect, stripePage } from './page'

const STILL_ASKED = ['identity.individual.documents.primary_verification', 'defaults.payout_methods']

/** The page where a seller enters their details. A link works once: opened again, it redirects to its refresh URL. */
export function answerOnboarding(request: SimulatedRequest, service: Service, token: string): Answer {
  const stored = service.store.find('link', token, null)
  const account = stored && service.store.find('v2.core.account', stored.link.account, null)
  if (!stored || !account) return notFound()
  if (Date.parse(stored.link.expires_at) <= service.clock.now() * 1000)
    return redirect(urlsOf(stored).refresh)
  if (request.method === 'POST') return submit(request, service, stored, account)
  if (stored.isUsed) return redirect(urlsOf(stored).refresh)
  service.store.put({ ...stored, isUsed: true }, null)
  return html(form(account, urlsOf(stored).back))
}

function urlsOf({ link }: StoredLink) {
  const { refresh_url = '', return_url } = link.use_case.account_onboarding ?? {}
  return { refresh: refresh_url, back: return_url ?? refresh_url }
}

function submit(
  { body }: SimulatedRequest,
  service: Service,
  stored: StoredLink,
  account: Stripe.V2.Core.Account,
): Answer {
  const outcome = new URLSearchParams(body.toString('utf8')).get('outcome')
  const state = outcome === 'asks' || outcome === 'paused' || outcome === 'checking' ? outcome : 'ready'
  const changed = setState(service.store, account, state, state === 'asks' ? STILL_ASKED : [])
  sendAccountEvent(service, changed)
  return redirect(urlsOf(stored).back)
}

function form({ display_name = '', contact_email = '' }: Stripe.V2.Core.Account, back: string): string {
  return stripePage(
    'Votre compte de paiement',
    `<h1>Votre compte de paiement</h1>
<p>Stripe (simulé) a besoin de quelques informations avant que vous puissiez encaisser.</p>
<form method="post" class="stack">
<label>Raison sociale <input name="name" value="${escapeHtml(display_name)}" autocomplete="off"></label>
<label>Adresse e-mail <input name="email" type="email" value="${escapeHtml(contact_email)}" autocomplete="off"></label>
<label>IBAN <input name="iban" value="FR76 3000 6000 0112 3456 7890 189" autocomplete="off"></label>
<fieldset><legend>Ce que Stripe en fera</legend>
${choice('ready', 'Tout accepter', true)}
${choice('checking', 'Vérifier d’abord')}
${choice('asks', 'Demander encore une pièce d’identité et un compte bancaire')}
${choice('paused', 'Mettre le compte en pause')}
</fieldset>
<button>Envoyer</button>
</form>
<p><a href="${escapeHtml(back)}">Finir plus tard</a></p>`,
  )
}

const choice = (value: string, label: string, isChecked = false) =>
  `<label class="choice"><input type="radio" name="outcome" value="${value}"${isChecked ? ' checked' : ''}> ${label}</label>`

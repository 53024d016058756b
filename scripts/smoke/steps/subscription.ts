import { findInvoiceRefunds } from '../../../lib/providers/payments/find-invoice-refunds'
import type { FillPage } from '../hosted-page'
import type { Key } from '../keys'
import { until } from '../until'
import type { Visitor } from '../visitor'
import { needed, Skipped, type Walk } from '../walk'
import type { Account } from './account'

const ALWAYS_ASKS = '4000002760003184'
const REFUSED_LATER = '4000000000000341'
const GOOD = '4242424242424242'
const IBAN = 'FR1420041010050500013M02606'

const BILLING = '/dashboard/facturation'
const DETAILS = {
  ...{ kind: 'consumer', name: 'Essai Répétition', line1: '1 place de la Comédie', line2: '' },
  ...{ postalCode: '34000', city: 'Montpellier', country: 'FR' },
}
/** The next period, far enough away that nothing else becomes due. */
const DUE_IN_DAYS = 20
const DAY_MS = 86_400_000

type Needs = {
  client: Visitor
  account: Account | undefined
  admin: Visitor | undefined
  fillPage: FillPage
  key: Key
}

/** The agency adds a subscription and its client moves to higher plans, debited immediately: on a page, by each kind of saved
 *  card and by bank account; then a refund. */
export async function walkSubscription(walk: Walk, needs: Needs): Promise<void> {
  const { client, account, admin, fillPage, key } = needs
  const contract = await walk.step('Abonnement', async () => {
    if (key === 'absent') throw new Skipped('sans STRIPE_SECRET_KEY, rien n’est débité.')
    const { id } = needed(account, 'Compte')
    await client.submit(`${BILLING}/coordonnees`, 'Vous êtes', DETAILS)
    return {
      says: 'créé par l’agence, le client a donné ses informations de facturation.',
      value: await subscribe(needed(admin, 'Administration'), id),
    }
  })

  const paid = await walk.step('Débit sur la page de Stripe', async () => {
    const id = needed(contract, 'Abonnement')
    const { url, cents } = await move(client, id, 'premium', 200)
    if (!url) throw new Error('le produit n’ouvre pas de page de paiement')
    await fillPage(url, ALWAYS_ASKS)
    const invoiceId = await paidInvoice(client, id, 'premium')
    return { says: `${euros(cents)} avec ${ALWAYS_ASKS}, facture payée.`, value: { invoiceId, cents } }
  })

  await walk.step('Débit d’une carte toujours authentifiée', async () => {
    needed(paid, 'Débit sur la page de Stripe')
    return expectRefusal(client, needed(contract, 'Abonnement'), ALWAYS_ASKS, fillPage)
  })
  await walk.step('Débit d’une carte refusée après enregistrement', () =>
    expectRefusal(client, needed(contract, 'Abonnement'), REFUSED_LATER, fillPage),
  )
  await walk.step('Débit d’une carte enregistrée', async () => {
    const id = needed(contract, 'Abonnement')
    await saveMethod(client, id, GOOD, fillPage)
    const { cents } = await move(client, id, 'enterprise', 200)
    await paidInvoice(client, id, 'enterprise')
    return { says: `${euros(cents)} prélevés, formule changée.`, value: undefined }
  })
  await walk.step('Débit d’un compte (IBAN)', async () => {
    needed(contract, 'Abonnement')
    const { id: clientId } = needed(account, 'Compte')
    const second = await subscribe(needed(admin, 'Administration'), clientId)
    await saveMethod(client, second, IBAN, fillPage)
    const { cents, url } = await move(client, second, 'premium', 200)
    if (url) throw new Error('le produit ouvre une page au lieu de débiter le compte')
    return { says: `${euros(cents)} partis, réglés par la banque en quelques jours.`, value: undefined }
  })
  await walk.step('Remboursement', async () => {
    const { invoiceId, cents } = needed(paid, 'Débit sur la page de Stripe')
    const json = { Reason: 'Essai de l’installation' }
    await needed(admin, 'Administration').call('POST', `/invoices/${invoiceId}/credit-note`, 201, { json })
    const refund = await until(
      async () => (await findInvoiceRefunds(invoiceId)).find(({ status }) => status !== 'failed'),
      'Stripe n’a vu aucun remboursement en une minute\u00a0: lisez /admin/taches',
    )
    if (refund.amountCents !== cents) throw new Error(`Stripe a rendu ${euros(refund.amountCents)}`)
    return { says: `${euros(cents)} rendus, avec un avoir.`, value: undefined }
  })
}

async function subscribe(admin: Visitor, clientId: number): Promise<number> {
  const due = new Date(Date.now() + DUE_IN_DAYS * DAY_MS).toISOString().slice(0, 10)
  const json = {
    ...{ UserId: clientId, Name: 'Essai', Plan: 'basic', PayementPlan: 'monthly' },
    ...{ DueDate: due, Price: 35, Status: 'active' },
  }
  return Number((await admin.call('POST', '/subscriptions', 201, { json })).body.Id)
}

/** Requests another plan at today's price. `url`: the payment page. */
async function move(
  client: Visitor,
  id: number,
  plan: string,
  wanted: number,
): Promise<{ cents: number; url: string | null; message: string }> {
  const path = `/subscriptions/${id}/change`
  const asked = await client.call('GET', `${path}?plan=${plan}&payementPlan=monthly`, 200)
  const cents = Number(asked.body.AmountDueCents)
  const json = { Plan: plan, PayementPlan: 'monthly', AmountDueCents: cents }
  const { body } = await client.call('POST', path, wanted, { json })
  return { cents, url: body.url ?? null, message: body.message ?? '' }
}

/** Saves a payment method on a page of Stripe, and waits until the product lists it. */
async function saveMethod(client: Visitor, id: number, number: string, fillPage: FillPage): Promise<void> {
  const { to } = await client.submit(BILLING, `value="${id}"`)
  if (!to?.startsWith('http')) throw new Error('le produit n’ouvre pas de page pour le moyen de paiement')
  await fillPage(to, number)
  const lastFour = number.slice(-4)
  await until(
    async () => (await client.page(BILLING)).html.includes(lastFour),
    `le produit ne connaît pas le moyen de paiement ${lastFour}\u00a0: l’événement de Stripe n’arrive pas`,
  )
}

/** Uses a saved method whose debit the bank refuses: the plan stays, and the client sees the reason. */
async function expectRefusal(client: Visitor, id: number, number: string, fillPage: FillPage) {
  await saveMethod(client, id, number, fillPage)
  const { message } = await move(client, id, 'enterprise', 409)
  const { body } = await client.call('GET', `/subscriptions/${id}`, 200)
  if (body.Plan === 'enterprise') throw new Error('la formule a changé malgré le refus')
  return { says: `refusé comme attendu (${message}).`, value: undefined }
}

/** Waits for Stripe's event; returns the invoice of the plan change. */
async function paidInvoice(client: Visitor, id: number, plan: string): Promise<number> {
  await until(
    async () => (await client.call('GET', `/subscriptions/${id}`, 200)).body.Plan === plan,
    'le paiement n’arrive pas au produit\u00a0: l’événement de Stripe manque (Stripe, Workbench, Webhooks)',
  )
  const { body } = await client.call('GET', '/invoices/user', 200)
  const paid = body.find(
    (invoice: { SubscriptionId: number; Status: string }) =>
      invoice.SubscriptionId === id && invoice.Status === 'paid',
  )
  if (!paid) throw new Error('aucune facture de l’abonnement n’est payée')
  return paid.Id
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`

import { type BrowserContext, expect, type Page } from 'playwright/test'
import { newAccount, signIn } from './browser'
import { ask } from './sites'
import { untilHydrated } from './test'

export type BilledClient = { email: string; clientId: number; websiteId: number }

/** A new, signed-in client with a website; `isComplete`: with billing details. */
export async function newBilledClient(context: BrowserContext, isComplete = true): Promise<BilledClient> {
  const email = await newAccount(context.request, 'Élise')
  await signIn(context, email)
  const [row] = await ask<{ clientId: number; websiteId: number }>(
    `insert into websites (client_id, name, url) select id, 'Le Mas d’Élise', 'https://le-mas.example' from users where email = $1
     returning client_id as "clientId", id as "websiteId"`,
    [email],
  )
  if (!row) throw new Error('The website was not written')
  if (isComplete)
    await ask(
      `update clients set kind = 'consumer', billing_name = 'Élise Nouvelle', billing_line1 = '1 rue des Fours',
         billing_postal_code = '34000', billing_city = 'Montpellier', billing_country = 'FR' where id = $1`,
      [row.clientId],
    )
  return { email, ...row }
}

const CLIENT = {
  ...{ kind: 'consumer', name: 'Élise Nouvelle', line1: '1 rue des Fours', line2: null, postalCode: '34000' },
  ...{ city: 'Montpellier', country: 'FR', siren: null, vatNumber: null, purchaseReference: null },
}
const SELLER = {
  ...{ legalName: 'Ostal SAS', legalForm: 'SAS', registration: 'RCS', vatNumber: 'FR68900000001' },
  address: '12 rue de l’Ancien Courrier, 34000 Montpellier',
}
const TODAY = `(now() at time zone 'Europe/Paris')::date`

/** Their subscription, with an invoice of 35 € refused three days ago; `isCutOff`: ten days ago, with service interrupted. */
export async function owe({ clientId, websiteId }: BilledClient, { isCutOff = false } = {}): Promise<number> {
  const days = isCutOff ? 10 : 3
  const [row] = await ask<{ id: number; invoiceId: number }>(
    `with subscription as (
       insert into subscriptions (client_id, plan, payment_plan, price_cents, due_date, status, anchor, invoice_from, collection)
       values ($1, 'basic', 'monthly', 3500, ${TODAY} - $2::int, $3::service_status, ${TODAY} - $2::int, ${TODAY} - $2::int, 'automatic')
       returning id
     ) insert into invoices (client_id, subscription_id, purpose, status, regime, total_cents, vat_cents, first, last, payment_plan)
       select $1, id, 'period', 'draft', 'standard', 3500, 583, ${TODAY} - $2::int,
         ${TODAY} - $2::int + interval '1 month' - interval '1 day', 'monthly' from subscription
       returning subscription_id as id, id as "invoiceId"`,
    [clientId, days, isCutOff ? 'inactive' : 'late'],
  )
  if (!row) throw new Error('The subscription was not written')
  await ask(
    `insert into invoice_lines (invoice_id, label, quantity, unit_cents, total_cents, vat_permille, vat_cents)
     values ($1, 'Abonnement Basique, mensuel', 1, 3500, 3500, 200, 583)`,
    [row.invoiceId],
  )
  // Set last, because an invoice with a number and its lines cannot be changed.
  await ask(
    `update invoices set status = 'issued', number = 'F-1999-' || lpad(id::text, 6, '0'), issued_on = ${TODAY} - $2::int,
       due_on = ${TODAY} - $2::int, refused_on = ${TODAY} - $2::int, last_refusal = 'retryable', client = $3, seller = $4 where id = $1`,
    [row.invoiceId, days, CLIENT, SELLER],
  )
  const [status, by] = isCutOff ? ['inactive', 'billing'] : ['late', null]
  await ask('update websites set subscription_id = $1, status = $2, inactive_by = $3 where id = $4', [
    row.id,
    status,
    by,
    websiteId,
  ])
  return row.id
}

export const VISA = '4242424242424242'
export const MASTERCARD = '5555555555554444'
export const DECLINED = '4000000000000002'

/** Chooses a card on the provider's page and submits it. */
export async function payWith(page: Page, number: string): Promise<void> {
  await expect(page.getByRole('group', { name: 'Moyen de paiement' })).toBeVisible()
  await page.locator(`input[value="${number}"]`).check()
  await page.getByRole('button', { name: /^(Payer|Enregistrer)$/ }).click()
}

/** Subscribes the client's website to Standard, paid with a Visa; ends on the billing screen. */
export async function subscribe(page: Page, { websiteId }: BilledClient, isScripted = true): Promise<void> {
  await page.goto(`/dashboard/facturation/souscrire?site=${websiteId}&formule=standard&rythme=mensuel`)
  await page.getByRole('checkbox', { name: /commence tout de suite/ }).check()
  await page.getByRole('button', { name: 'S’abonner avec obligation de paiement' }).click()
  await payWith(page, VISA)
  await expect(page).toHaveURL(/\/dashboard\/facturation\?retour=\d+$/)
  if (isScripted) await untilHydrated(page)
}

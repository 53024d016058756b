import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { newAccount } from './browser'
import { ask } from './sites'

/** Calls a control route of the simulated Stripe. */
export async function stripe<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${process.env.SIMULATORS_ORIGIN}/_control/stripe/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The simulator refused ${path}: ${await answer.text()}`)
  return answer.json() as Promise<Answer>
}

/** Makes the provider's next matching request fail this way. */
export async function spoil(provider: string, fault: string, holding: string): Promise<void> {
  const answer = await fetch(`${process.env.SIMULATORS_ORIGIN}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider, fault, times: 1, holding }),
  })
  expect(answer.status).toBe(200)
}

/** Opens a shop for a new account; returns its website. */
export async function newOpenShop(request: APIRequestContext): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const email = await newAccount(request)
  await request.post('/api/auth/login', {
    data: { Email: email, Password: SAMPLE_PASSWORD, Admin: false, RememberMe: true },
  })
  const { account } = await (await request.post('/api/stripe/account', { headers })).json()
  await stripe(`accounts/${account}`, { state: 'ready' })
  // The product learns this from the account's event.
  await expect
    .poll(() => ask('select 1 from payment_accounts where account_id = $1 and is_ready', [account]))
    .toHaveLength(1)
  const [shop] = await ask<{ website_id: number }>(
    `with site as (
       insert into websites (client_id, name, url)
       select id, 'Miel des garrigues', 'https://miel.example' from users where email = $1 returning id
     ), code as (
       insert into discount_codes (website_id, code, percent) select id, 'RUCHE10', 10 from site
     )
     insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, terms_url,
       offers_pickup, pickup_address, preparation_days)
     select id, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'boutique@miel.example',
       '04 67 00 00 00', 'https://miel.example/cgv', true, '3 chemin des Ruches', 2
     from site returning website_id`,
    [email],
  )
  return shop?.website_id ?? 0
}

export async function newProduct(websiteId: number, stock = 5): Promise<number> {
  const [product] = await ask<{ id: number }>(
    `insert into products (website_id, name, price_cents, vat_permille, weight_grams, stock)
     values ($1, 'Miel de châtaignier', 1250, 55, 400, $2) returning id`,
    [websiteId, stock],
  )
  return product?.id ?? 0
}

export async function newSizedProduct(websiteId: number): Promise<number> {
  const [product] = await ask<{ id: number }>(
    `insert into products (website_id, name, price_cents, weight_grams)
     values ($1, 'Tablier d’apiculteur', 3900, 350) returning id`,
    [websiteId],
  )
  await ask("insert into product_sizes (product_id, website_id, size, stock) values ($1, $2, 'M', 4)", [
    product?.id,
    websiteId,
  ])
  return product?.id ?? 0
}

/** A product's stock, and how much of it orders reserve. */
export async function shelf(productId: number) {
  const [row] = await ask<{ stock: number; held: number }>('select stock, held from products where id = $1', [
    productId,
  ])
  return row
}

export const ordersOf = (productId: number) =>
  ask<{ id: number; status: string; delivery_method: string; total_cents: number }>(
    `select o.id, o.status, o.delivery_method, o.total_cents from orders o
     where exists (select 1 from order_items i where i.order_id = o.id and i.product_id = $1) order by o.id`,
    [productId],
  )

/** Fills in the customer; returns the e-mail address. */
export async function fillCustomer(page: Page): Promise<string> {
  const email = `acheteuse-${crypto.randomUUID()}@exemple.fr`
  await page.getByLabel('Prénom et nom').fill('Sophie Lacaze')
  await page.getByLabel('E-mail').fill(email)
  return email
}

export const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Commande avec obligation de paiement', exact: true })

/** Pays on the provider's own page. */
export async function payBy(page: Page, means: string): Promise<void> {
  await page.getByLabel(means).check()
  await page.getByRole('button', { name: 'Payer' }).click()
}

import { ask } from './sites'

/** The shop's details as stored in an order, which provide the reply address of mails to the shopper. */
export const SELLER = JSON.stringify({
  legalName: 'Miel SARL',
  addressLine1: '3 chemin des Ruches',
  addressLine2: '',
  postalCode: '34270',
  city: 'Saint-Mathieu',
  country: 'FR',
  email: 'boutique@miel.example',
  phone: '04 67 00 00 00',
  vatRegime: 'standard',
  termsUrl: '',
})

/** Adds an order to a website, paid two days ago unless the changes say otherwise; returns its id. */
export async function addOrder(websiteId: number, changes: Record<string, unknown> = {}): Promise<number> {
  const { customer = 'Sophie Lacaze', lines = ['Miel de châtaignier'], ...columns } = changes
  const names = lines as string[]
  const cents = 1_250 * names.length
  const twoDaysAgo = new Date(Date.now() - 50 * 3_600_000)
  const fields = {
    status: 'paid',
    created_at: twoDaysAgo,
    paid_at: twoDaysAgo,
    items_cents: cents,
    delivery_cents: 0,
    total_cents: cents,
    delivery_method: 'pickup',
    payment_intent_id: `pi_${crypto.randomUUID()}`,
    ...columns,
  }
  const shoppers = customer
    ? await ask<{ id: number }>(
        `insert into customers (website_id, name, email, phone)
         values ($1, $2, 'sophie@exemple.fr', '06 01 02 03 04') returning id`,
        [websiteId, customer],
      )
    : []
  const values = { ...fields, customer_id: shoppers[0]?.id ?? null }
  const columnNames = Object.keys(values)
  const [order] = await ask<{ id: number }>(
    `insert into orders (website_id, ${columnNames.join(', ')})
     values ($1, ${columnNames.map((_, index) => `$${index + 2}`).join(', ')}) returning id`,
    [websiteId, ...Object.values(values)],
  )
  await ask(
    `insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille)
     select $1, 7, name, 'MIEL', 1, 1250, 55 from unnest($2::text[]) name`,
    [order?.id, names],
  )
  return order?.id ?? 0
}

import type { Pool } from 'pg'
import type { OrderInput } from '@/lib/domain/checkout/schema'

export const ACCOUNT = 'acct_test_seller'

type Input = {
  stock?: number
  priceCents?: number
  weightGrams?: number
  /** Stock by size. */
  sizes?: Record<string, number>
}

let count = 0

/** A new, open shop with its owner. */
export async function newShop(pool: Pool) {
  count += 1
  const accountId = `${ACCOUNT}_${count}`
  const { rows: owners } = await pool.query(
    `with person as (
       insert into users (email, password_hash, first_name, last_name, phone, email_confirmed_at)
       values (gen_random_uuid() || '@exemple.fr', '-', 'Léa', 'Martin', '06 01 02 03 04', now())
       returning id, email
     ), client as (
       insert into clients (id, owner_id, stripe_account_id, fixed_fee_cents, percent_fee)
       select id, id, $1, 25, 2.9 from person
     ) select id, email from person`,
    [accountId],
  )
  const owner = owners[0] as { id: number; email: string }
  await pool.query('insert into payment_accounts (account_id, is_ready) values ($1, true)', [accountId])
  const { rows: sites } = await pool.query(
    "insert into websites (client_id, name, url) values ($1, 'Miel des garrigues', 'https://miel.example') returning id",
    [owner.id],
  )
  const websiteId: number = sites[0].id
  await pool.query(
    `insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, terms_url,
       offers_pickup, pickup_address, packaging_weight_grams, parcel_length_cm, parcel_width_cm, parcel_height_cm)
     values ($1, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'boutique@miel.example',
       '04 67 00 00 00', 'https://miel.example/cgv', true, '3 chemin des Ruches', 100, 30, 20, 12)`,
    [websiteId],
  )
  return { websiteId, owner, accountId, product: (input: Input = {}) => newProduct(pool, websiteId, input) }
}

async function newProduct(pool: Pool, websiteId: number, input: Input) {
  const { stock = 10, priceCents = 1_250, weightGrams = 400, sizes = {} } = input
  const { rows } = await pool.query(
    `insert into products (website_id, name, price_cents, weight_grams, stock)
     values ($1, 'Miel de châtaignier', $2, $3, $4) returning id`,
    [websiteId, priceCents, weightGrams, stock],
  )
  const id: number = rows[0].id
  const sizeIds: Record<string, number> = {}
  for (const [size, ofSize] of Object.entries(sizes)) {
    const { rows: made } = await pool.query(
      'insert into product_sizes (product_id, website_id, size, stock) values ($1, $2, $3, $4) returning id',
      [id, websiteId, size, ofSize],
    )
    sizeIds[size] = made[0].id
  }
  return { id, sizeIds }
}

/** An order for some items of a product, picked up at the shop. */
export const orderOf = (
  productId: number,
  { quantity = 1, ...more }: Partial<OrderInput> & { quantity?: number } = {},
): OrderInput => ({
  items: [{ productId, quantity, sizeId: undefined, customization: undefined }],
  delivery: { method: 'pickup' },
  customer: { name: 'Sophie Lacaze', email: 'sophie@exemple.fr', phone: undefined },
  discountCode: undefined,
  ...more,
})

export const HOME = {
  method: 'home' as const,
  address: { line1: '1 rue de la Loge', line2: undefined, zip: '34000', city: 'Montpellier', country: 'FR' },
}

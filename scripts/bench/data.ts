import { count, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { createDatabase, createPool } from '../../db/client'
import { tickets } from '../../db/schema/tickets'
import { CAMILLE, SAMPLE_PASSWORD } from '../../db/seed/accounts'

const TICKETS = 20
const SHOP = 2
const SMALL = 100
const LARGE = 100_000
/** Rows per statement, which may take at most ten seconds. */
const AT_ONCE = 2_000

type SignedIn = { authorization: string; cookie: string }

/** Creates 20 tickets for Camille and signs her in; returns the headers of her session. */
export async function signInWithTickets(databaseUrl: string, origin: string): Promise<SignedIn> {
  const pool = createPool(databaseUrl, 1)
  const db = createDatabase(pool)
  const [existing] = await db.select({ tickets: count() }).from(tickets).where(eq(tickets.userId, CAMILLE))
  for (let made = existing?.tickets ?? 0; made < TICKETS; made++) {
    await db.insert(tickets).values({
      clientId: CAMILLE,
      userId: CAMILLE,
      type: 'Mise à jour',
      title: `Page ${made + 1} à relire avant la mise en ligne`,
    })
  }
  await pool.end()
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Email: 'camille@ostal.example',
      Password: SAMPLE_PASSWORD,
      Admin: false,
      RememberMe: false,
    }),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return {
    authorization: `Bearer ${accessToken}`,
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
}

/** Fills the sample shop to 100 products and 100 orders of this year, and a second shop to 100 000 of each; returns the
 *  second shop's website id. */
export async function fillShops(databaseUrl: string): Promise<number> {
  const pool = createPool(databaseUrl, 1)
  const large = await largeShop(pool)
  await fill(pool, SHOP, SMALL)
  await fill(pool, large, LARGE)
  await fillOrders(pool, SHOP, SMALL)
  await fillOrders(pool, large, LARGE)
  // Index-only scans need the map of visible pages.
  await pool.query('vacuum analyze orders')
  await pool.query('analyze products, product_sizes, list_versions')
  await pool.end()
  return large
}

async function largeShop(pool: Pool): Promise<number> {
  const name = 'Le grand magasin'
  const { rows: known } = await pool.query('select id from websites where name = $1', [name])
  if (known[0]) return known[0].id
  const { rows } = await pool.query(
    "insert into websites (client_id, name, url) values ($1, $2, 'https://grand-magasin.example') returning id",
    [CAMILLE, name],
  )
  return rows[0].id
}

async function fill(pool: Pool, websiteId: number, wanted: number): Promise<void> {
  const { rows } = await pool.query(
    'select count(*)::int as found from products where website_id = $1 and active',
    [websiteId],
  )
  for (let count = rows[0].found; count < wanted; count += AT_ONCE)
    await pool.query(
      `with added as (
         insert into products (website_id, name, description, price_cents, weight_grams, category, stock)
         select $1, 'Article ' || n, repeat('Fait à la main dans notre atelier. ', 10), 100 + n % 9000, 250,
                'Rayon ' || n % 12, case when n % 10 = 0 then 0 else n % 40 end
         from generate_series($2::int + 1, $3::int) n returning id, stock)
       insert into product_sizes (product_id, website_id, size, stock)
       select id, $1, size, 4 from added, unnest(array['S', 'M', 'L']) size where added.stock = 0`,
      [websiteId, count, Math.min(count + AT_ONCE, wanted)],
    )
}

/** Delivered orders, spread over the days of this year until now. */
async function fillOrders(pool: Pool, websiteId: number, wanted: number): Promise<void> {
  const { rows } = await pool.query(
    "select count(*)::int as found from orders where website_id = $1 and paid_at >= date_trunc('year', now())",
    [websiteId],
  )
  for (let count = rows[0].found; count < wanted; count += AT_ONCE)
    await pool.query(
      `insert into orders (website_id, status, created_at, paid_at, shipped_at, delivered_at, items_cents, delivery_cents,
                           total_cents, gross200_cents, vat200_cents, fee_cents, delivery_method)
       select $1, 'delivered', at, at, at, at, 2400, 490, 2890, 2890, 482, 120, 'pickup'
       from (select date_trunc('year', now())
                    + (now() - date_trunc('year', now())) * (n / $4::float8) as at
             from generate_series($2::int + 1, $3::int) n) days`,
      [websiteId, count, Math.min(count + AT_ONCE, wanted), wanted],
    )
}

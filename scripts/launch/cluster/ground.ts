import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Visitor } from '../../smoke/visitor'
import { Halt } from '../halt'
import { SAMPLE_PASSWORD } from '../summary'
import type { History, Payment } from './history'
import type { Installation } from './instances'

const SITES = 6
const EMAIL = 'camille@ostal.example'

/** What one drill writes to: websites and a shop of its own, and who writes. */
export type Ground = {
  origin: string
  bearer: string
  sites: number[]
  shop: { website: number; product: number }
  /** The shopper pays at the simulated provider. */
  pay: (session: string) => Promise<void>
}

/** Lays out new websites and a shop for the next drill. */
export async function layGround(installation: Installation, directUrl: string): Promise<Ground> {
  const bearer = await logIn(new Visitor(installation.origin))
  return withDatabase(directUrl, async (rows) => {
    const made = await rows<{ id: number }>(
      `insert into websites (client_id, name, url)
       select u.id, 'Essai ' || n, 'https://essai.example' from users u, generate_series(1, $2::int) n
       where u.email = $1 returning id`,
      [EMAIL, SITES + 1],
    )
    const [website = 0, ...sites] = made.map(({ id }) => id)
    await rows(
      `insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, terms_url,
         offers_pickup, pickup_address)
       values ($1, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'boutique@miel.example',
         '04 67 00 00 00', 'https://miel.example/cgv', true, '3 chemin des Ruches')`,
      [website],
    )
    const [product] = await rows<{ id: number }>(
      `insert into products (website_id, name, price_cents, weight_grams, stock)
       values ($1, 'Miel', 1250, 400, 1000000) returning id`,
      [website],
    )
    return {
      origin: installation.origin,
      bearer,
      sites,
      shop: { website, product: product?.id ?? 0 },
      pay: (session) => pay(installation, session),
    }
  })
}

const LOGIN_MS = 20_000

/** HAProxy and the pools may see a new primary later than Patroni says it. */
async function logIn(visitor: Visitor): Promise<string> {
  const json = { Email: EMAIL, Password: SAMPLE_PASSWORD, Admin: false, RememberMe: true }
  const deadline = Date.now() + LOGIN_MS
  for (;;) {
    const answer = await visitor.ask('POST', '/auth/login', { json })
    if (answer.status === 200) return answer.body.accessToken
    if (answer.status < 500 || Date.now() > deadline) throw new Halt(`Nobody can log in: ${answer.status}`)
    await sleep(500)
  }
}

async function pay({ simulators }: Installation, session: string) {
  const answer = await fetch(`${simulators.origin}/_control/stripe/sessions/${session}/pay`, {
    method: 'POST',
    body: '{}',
  })
  if (!answer.ok) throw new Error(`The simulator refuses to pay ${session}: ${await answer.text()}`)
}

const SETTLED_MS = 60_000

/** What both sides hold at the end, once the product knows of every payment or a minute has passed. */
export async function readBooks(
  { sites, shop }: Ground,
  { simulators }: Installation,
  directUrl: string,
): Promise<Pick<History, 'stored' | 'payments'>> {
  return withDatabase(directUrl, async (rows) => {
    const deadline = Date.now() + SETTLED_MS
    for (;;) {
      // An order that the provider opened no payment for is cancelled and gives its submission back.
      const orders = await rows<{ key: string; session: string | null; status: string; cents: number }>(
        `select coalesce(submission_id::text, 'order ' || id) as key, checkout_session_id as session, status,
           total_cents as cents
         from orders where website_id = $1 and not (submission_id is null and status = 'cancelled')`,
        [shop.website],
      )
      const references = new Map(orders.flatMap(({ key, session }) => (session ? [[session, key]] : [])))
      const provider = await paidSessions(simulators.origin, references, shop.website)
      const ours = orders
        .filter(({ status }) => status === 'paid')
        .map(({ key, cents }): Payment => ({ reference: key, cents }))
      if (ours.length < provider.length && Date.now() < deadline) {
        await sleep(1_000)
        continue
      }
      const entries = await rows<{ key: string }>(
        'select content as key from testimonials where website_id = any($1)',
        [sites],
      )
      const stored = [
        ...entries.map(({ key }) => ({ kind: 'entry' as const, key })),
        ...orders.map(({ key }) => ({ kind: 'order' as const, key })),
      ]
      return { stored, payments: { ours, provider } }
    }
  })
}

type Session = { id: string; payment_status: string; amount_total: number; success_url: string }

/** The payments of a shop, by the submission that the return address names. */
async function paidSessions(
  origin: string,
  references: Map<string, string>,
  website: number,
): Promise<Payment[]> {
  const answer = await fetch(`${origin}/_control/stripe/sessions`)
  if (!answer.ok) throw new Halt(`The simulator does not list its sessions: ${answer.status}`)
  const sessions = (await answer.json()) as Session[]
  return sessions.flatMap(({ id, payment_status, amount_total, success_url }) => {
    const query = success_url ? new URL(success_url).searchParams : undefined
    if (payment_status !== 'paid' || query?.get('website') !== String(website)) return []
    return [{ reference: references.get(id) ?? query.get('commande') ?? id, cents: amount_total }]
  })
}

type Rows = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>

async function withDatabase<Result>(url: string, work: (rows: Rows) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(async (text, values = []) => (await client.query(text, values)).rows as never)
  } finally {
    await client.end()
  }
}

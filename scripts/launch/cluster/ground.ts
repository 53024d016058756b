import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from '../../smoke/visitor'
import { Halt } from '../halt'
import { SAMPLE_PASSWORD } from '../summary'
import { CUSTOMER, type PaidBefore, type Provider, readPaidBefore, subscribe } from './debits'
import type { Installation } from './instances'
import { withDatabase } from './with-database'

const SITES = 6
const EMAIL = CUSTOMER?.email ?? ''

/** The data that one drill writes to: new websites, a shop, and a client's saved card. */
export type Ground = {
  origin: string
  bearer: string
  sites: number[]
  shop: { website: number; product: number }
  /** Pays as the shopper at the simulated provider. */
  pay: (session: string) => Promise<void>
  provider: Provider
  /** The subscriptions that this drill starts, by their common name, and the payments before it. */
  subscriptions: { names: string; before: PaidBefore }
  /** Starts a subscription, whose first period the instances' job debits. */
  subscribe: (cents: number) => Promise<void>
}

/** Creates new websites and a shop for the next drill. */
export async function layGround(installation: Installation, directUrl: string): Promise<Ground> {
  const bearer = await logIn(new Visitor(installation.origin))
  const { simulators, stripeKey, today } = installation
  const provider = { origin: simulators.origin, stripeKey }
  const names = `Essai ${randomUUID()}`
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
      provider,
      subscriptions: { names, before: await readPaidBefore(rows, provider) },
      subscribe: (cents) => withDatabase(directUrl, (own) => subscribe(own, names, today, cents)),
    }
  })
}

const LOGIN_MS = 60_000

/** HAProxy and the pools may see a new primary later than Patroni reports it. */
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

import { setTimeout as sleep } from 'node:timers/promises'
import { call } from './api'
import { logIn, newcomer, signUpBody } from './people'
import { pictureForm } from './picture-forms'
import { pictureOf } from './sample-pictures'
import { stored } from './stored'
import { stripe } from './stripe'

type Running = { origin: string; simulators: string; databaseUrl: string }
type Credited = () => Promise<{ bearer: string }>
/** One simulated person or program; `say` records each answer's status. */
export type Actor = { name: string; pauseMs: number; step: (say: (status: number) => void) => Promise<void> }

const PUBLIC = [
  '/',
  '/contact',
  '/blog',
  '/blog/rss.xml',
  '/promo',
  '/boutique/2',
  '/checkout?website=2&items=1:1',
]
const LISTS = [
  '/testimonials/website/1',
  '/events/website/1',
  '/products/website/2',
  '/openapi.json',
  '/health',
]
const PRIVATE = [
  '/dashboard',
  '/dashboard/website/1',
  '/dashboard/ecom/2',
  '/dashboard/tickets/1',
  '/orders/9',
]

/** Mixed traffic: visitors, signed-in people, writers, shoppers, tickets, uploads, and requests that jobs process. */
export async function soakActors(running: Running): Promise<Actor[]> {
  const { origin } = running
  const owner = await newcomer({ origin })
  await stored('update users set email_confirmed_at = now() where id = $1', [owner.id], running.databaseUrl)
  const shop = await openShop(running, owner)
  const site = await insert(running, 'insert into websites (client_id, name, url) values ($1, $2, $3)', [
    owner.id,
    'La Table',
    'https://table.example',
  ])
  return [
    ...[1, 2, 3].map((n) => visitor(`visitor ${n}`, origin)),
    sessions(origin),
    contents(origin, site, renewed(origin, owner.email)),
    pictures(origin, site, renewed(origin, owner.email)),
    tickets(origin),
    shopper(running, shop),
    forgetful(origin),
  ]
}

function visitor(name: string, origin: string): Actor {
  let turn = 0
  return {
    name,
    pauseMs: 100,
    async step(say) {
      turn += 1
      const page = await fetch(origin + PUBLIC[turn % PUBLIC.length])
      await page.arrayBuffer()
      say(page.status)
      say((await call('GET', LISTS[turn % LISTS.length] ?? '', { origin })).status)
    },
  }
}

const sessions = (origin: string): Actor => ({
  name: 'sessions',
  pauseMs: 500,
  async step(say) {
    const { bearer, cookie } = await logIn('camille@ostal.example', { origin })
    for (const path of PRIVATE) {
      const page = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' })
      await page.arrayBuffer()
      say(page.status)
    }
    say((await call('GET', '/users/info', { origin, bearer })).status)
    say((await call('POST', '/auth/logout', { origin, bearer })).status)
  },
})

const contents = (origin: string, WebsiteId: number, owner: Credited): Actor => ({
  name: 'contents',
  pauseMs: 200,
  async step(say) {
    const credentials = await owner()
    const json = { Content: 'Délicieux.', CustomerName: 'Paul', CustomerRole: 'Client', WebsiteId }
    const made = await call('POST', '/testimonials', { origin, ...credentials, json })
    say(made.status)
    const path = `/testimonials/${made.body.Id}`
    say((await call('PUT', path, { origin, ...credentials, json: { Active: false } })).status)
    say((await call('DELETE', path, { origin, ...credentials })).status)
  },
})

const pictures = (origin: string, websiteId: number, owner: Credited): Actor => ({
  name: 'pictures',
  pauseMs: 2_000,
  async step(say) {
    const credentials = await owner()
    const fields = { type: 'gallery', websiteId: String(websiteId), customName: 'La salle' }
    const form = await pictureForm(fields, [{ bytes: await pictureOf.jpeg() }])
    const added = await call('POST', '/pictures', { origin, ...credentials, ...form })
    say(added.status)
    const list = await call('GET', `/pictures/list?type=gallery&id=${websiteId}`, { origin })
    say(list.status)
    for (const { Url } of list.body as { Url: string }[]) {
      const name = new URL(Url).pathname.split('/').at(-1)
      say((await call('DELETE', `/pictures/${name}`, { origin, ...credentials })).status)
    }
  },
})

const tickets = (origin: string): Actor => ({
  name: 'tickets',
  pauseMs: 3_000,
  async step(say) {
    const client = await logIn('camille@ostal.example', { origin })
    const ticket = await call('POST', '/tickets', {
      ...{ origin, bearer: client.bearer },
      json: { ticketType: 'Bug', ticketName: 'Endurance', description: 'Plus rien ne va.' },
    })
    say(ticket.status)
    const desk = await logIn('moderateur@ostal.example', { origin })
    const json = { message: 'Nous regardons.' }
    say(
      (await call('POST', `/tickets/message/${ticket.body.Id}`, { origin, bearer: desk.bearer, json }))
        .status,
    )
  },
})

function shopper(
  running: Running,
  { websiteId, productId }: { websiteId: number; productId: number },
): Actor {
  return {
    name: 'shopper',
    pauseMs: 2_000,
    async step(say) {
      const answer = await call('POST', `/stripe/checkout/${websiteId}`, {
        origin: running.origin,
        headers: { origin: 'https://miel.example' },
        json: {
          items: [{ productId, quantity: 1 }],
          delivery: { method: 'pickup' },
          customer: {
            name: 'Sophie Lacaze',
            email: `endurance-${crypto.randomUUID().slice(0, 8)}@exemple.fr`,
          },
        },
      })
      say(answer.status)
      const [order] = await stored<{ session: string }>(
        'select checkout_session_id as session from orders where website_id = $1 order by id desc limit 1',
        [websiteId],
        running.databaseUrl,
      )
      await stripe(`sessions/${order?.session}/pay`, {}, 'POST', running.simulators)
    },
  }
}

/** A job processes each request and sends a mail. */
const forgetful = (origin: string): Actor => ({
  name: 'forgetful',
  pauseMs: 4_000,
  async step(say) {
    const email = `oubli-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
    say((await call('POST', '/auth/signup', { origin, json: signUpBody(email) })).status)
    say((await call('POST', '/auth/forgot', { origin, json: { Email: email } })).status)
  },
})

/** The credentials of an account, renewed before the access token expires. */
function renewed(origin: string, email: string): () => Promise<{ bearer: string }> {
  let bearer = ''
  let until = 0
  return async () => {
    if (Date.now() > until) {
      bearer = (await logIn(email, { origin })).bearer
      until = Date.now() + 8 * 60_000
    }
    return { bearer }
  }
}

async function openShop(running: Running, owner: { id: number; bearer: string }) {
  const { origin, simulators, databaseUrl } = running
  const { body } = await call('POST', '/stripe/account', { origin, bearer: owner.bearer })
  await stripe(`accounts/${body.account}`, { state: 'ready' }, 'POST', simulators)
  const isReady = () =>
    stored('select 1 from payment_accounts where account_id = $1 and is_ready', [body.account], databaseUrl)
  while ((await isReady()).length === 0) await sleep(100)
  const websiteId = await insert(running, 'insert into websites (client_id, name, url) values ($1, $2, $3)', [
    owner.id,
    'Miel des garrigues',
    'https://miel.example',
  ])
  await stored(
    `insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, terms_url,
       offers_pickup, pickup_address)
     values ($1, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'boutique@miel.example',
       '04 67 00 00 00', 'https://miel.example/cgv', true, '3 chemin des Ruches')`,
    [websiteId],
    databaseUrl,
  )
  const productId = await insert(
    running,
    "insert into products (website_id, name, price_cents, weight_grams, stock) values ($1, 'Miel', $2, 400, $3)",
    [websiteId, 1_250, 1_000_000],
  )
  return { websiteId, productId }
}

async function insert({ databaseUrl }: Running, text: string, values: unknown[]): Promise<number> {
  const [row] = await stored<{ id: number }>(`${text} returning id`, values, databaseUrl)
  return row?.id ?? 0
}

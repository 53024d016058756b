import { Client } from 'pg'
import { beforeAll, describe, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { listAuditLog } from '@/lib/domain/audit/queries'
import { listSubscriptions } from '@/lib/domain/billing/list-subscriptions'
import { listOwnProducts } from '@/lib/domain/catalogue/list-own-products'
import { listProducts } from '@/lib/domain/catalogue/queries'
import { listLeads } from '@/lib/domain/leads/queries'
import { listClosedTickets, listSupportQueue } from '@/lib/domain/tickets/support-queue'
import { listUsers } from '@/lib/domain/users/queries'
import { listWebsites } from '@/lib/domain/websites/list-websites'
import { domain } from '../support/context'
import { expectFewRowsRead } from '../support/rows-read'

const { as, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')
const moderator = as(MODERATOR, 'MODERATOR')
const camille = as(CAMILLE)
const SHOP = 2
const PAGE = 25
const page = { limit: PAGE }

const ROWS = [
  `insert into users (email, password_hash, first_name, last_name, phone, role, created_at)
    select 'cliente' || n || '@exemple.fr', 'x', 'Cliente', 'Numéro ' || n, '', 'USER', now() - n * interval '1 hour'
    from generate_series(1, 10000) n`,
  `insert into subscriptions (user_id, plan, payment_plan, price_cents, due_date, status)
    select id, (array['basic', 'premium', 'enterprise'])[1 + id % 3]::subscription_plan, 'monthly', 3500,
           current_date + (id % 300)::int, (array['active', 'active', 'late', 'inactive'])[1 + id % 4]::service_status
    from users where email like 'cliente%'`,
  `insert into websites (user_id, subscription_id, name, url, status)
    select s.user_id, s.id, 'Site ' || s.id, 'https://site-' || s.id || '.example', s.status
    from subscriptions s join users u on u.id = s.user_id where u.email like 'cliente%'`,
  `insert into contact_messages (form, sender_name, sender_email, fields)
    select 'home-form', 'Visiteuse ' || n, 'visiteuse' || n || '@exemple.fr', '{"message": "Bonjour"}'
    from generate_series(1, 5000) n`,
  `insert into tickets (user_id, type, title, status, plan_rank, waiting_for, created_at, updated_at)
    select (select min(id) from users where email like 'cliente%') + n % 10000,
           (array['Nouveau site', 'Mise à jour', 'Bug', 'Suggestion'])[1 + n % 4]::ticket_type, 'Demande ' || n,
           (case when n % 3 = 0 then 'open' else 'closed' end)::ticket_status, (n / 12) % 4,
           (case when n % 2 = 0 then 'agency' else 'client' end)::waiting_for,
           now() - n * interval '1 minute', now() - n * interval '30 seconds'
    from generate_series(1, 50000) n`,
  `insert into audit_log (action, actor_type, actor_id, subject_type, subject_id, request_id, network)
    select 'user.logged-in', 'person', 2 + n % 3, 'user', (2 + n % 3)::text, 'r', 'n' from generate_series(1, 20000) n`,
  `insert into products (website_id, name, price_cents, weight_grams, category, stock, active)
    select 2, 'Produit ' || n, n, 100, 'Rayon ' || n % 8, n % 12, n % 10 > 0 from generate_series(1, 10000) n`,
  'analyze',
]

/** On a connection of its own: the product's gives a statement ten seconds, which a busy machine may need more of. */
beforeAll(async () => {
  const client = new Client({ connectionString: pool.options.connectionString })
  await client.connect()
  for (const rows of ROWS) await client.query(rows)
  await client.end()
}, 300_000)

const few = (list: () => Promise<{ rows: unknown[] }>) =>
  expectFewRowsRead(pool, PAGE, list, { totalsToo: false })

describe('with 10 000 users and 50 000 tickets a page reads at most 20 times the rows it shows, totals apart', () => {
  it.each([
    {},
    { sort: 'name' as const },
    { sort: 'email' as const },
    { sort: 'role' as const, order: 'asc' as const },
    { role: 'MODERATOR' as const },
    { search: 'numero 4321' },
  ])('of users, %o', async (filter) => {
    await few(() => listUsers(admin, { filter, page }))
  })

  it.each([
    {},
    { sort: 'name' as const },
    { sort: 'status' as const },
    { status: 'late' as const },
    { plan: 'enterprise' as const },
    { search: 'site-4321.' },
    { client: 'cliente4321@' },
  ])('of websites, %o', async (filter) => {
    await few(() => listWebsites(admin, { filter, page }))
  })

  it.each([
    {},
    { sort: 'dueDate' as const },
    { sort: 'plan' as const },
    { status: 'inactive' as const },
    { plan: 'basic' as const, status: 'late' as const },
    { search: 'cliente4321@' },
  ])('of subscriptions, %o', async (filter) => {
    await few(() => listSubscriptions(admin, { filter, page }))
  })

  it.each([{}, { etat: 'new' as const }, { search: 'visiteuse 4321' }, { genre: 'projet' as const }])(
    'of leads, %o',
    async (filter) => {
      await few(() => listLeads(admin, { filter, page }))
    },
  )

  it.each([{}, { type: 'Bug' as const }, { waitingFor: 'agency' as const }, { assignee: 'none' as const }])(
    'of the inbox, %o',
    async (filter) => {
      await few(() => listSupportQueue(moderator, { ...filter, page }))
      await few(() => listClosedTickets(moderator, { ...filter, page }))
    },
  )

  it.each([
    {},
    { sort: 'name' as const },
    { sort: 'price' as const, order: 'desc' as const },
    { category: 'Rayon 3' },
    { active: '0' as const },
    { search: 'produit 4321' },
  ])('of a shop’s products, %o', async (filter) => {
    await few(() => listOwnProducts(camille, { websiteId: SHOP, filter, page }))
  })

  it.each([0, 9_000])('of a shop’s products for visitors and for programs, after number %i', async (id) => {
    const asked = { websiteId: SHOP, limit: PAGE, after: { id } }
    await few(() => listProducts(as(), asked))
    await few(() => listProducts(camille, asked))
  })

  it.each([{}, { action: 'user.logged-in' as const }])('of the audit log, %o', async (filter) => {
    await few(() => listAuditLog(admin, { filter, page }))
  })
})

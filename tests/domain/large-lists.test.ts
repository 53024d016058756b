import { beforeAll, describe, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import type { AuditFilter } from '@/lib/domain/audit/filter'
import { listAuditLog } from '@/lib/domain/audit/queries'
import { listSubscriptions } from '@/lib/domain/billing/list-subscriptions'
import type { SubscriptionFilter } from '@/lib/domain/billing/schema'
import { parisDay } from '@/lib/domain/calendar'
import { listCategories, listOwnProducts } from '@/lib/domain/catalogue/list-own-products'
import { listProducts } from '@/lib/domain/catalogue/queries'
import type { ProductFilter } from '@/lib/domain/catalogue/schema'
import type { LeadFilter } from '@/lib/domain/leads/lead'
import { listLeads } from '@/lib/domain/leads/queries'
import { findClients } from '@/lib/domain/tickets/client-search'
import { listAllTickets, listOwnTickets } from '@/lib/domain/tickets/queries'
import type { InboxFilter } from '@/lib/domain/tickets/schema'
import { listClosedTickets, listSupportQueue } from '@/lib/domain/tickets/support-queue'
import { listUsers } from '@/lib/domain/users/queries'
import type { UserFilter } from '@/lib/domain/users/schema'
import { listWebsites } from '@/lib/domain/websites/list-websites'
import type { WebsiteFilter } from '@/lib/domain/websites/schema'
import { withClients } from '../support/clients'
import { domain } from '../support/context'
import { expectFewRowsRead } from '../support/rows-read'
import { unlimitedClient } from '../support/unlimited-client'

const { as, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')
const moderator = as(MODERATOR, 'MODERATOR')
const camille = as(CAMILLE)
const SHOP = 2
const PAGE = 25
const page = { limit: PAGE }

const ROWS = [
  withClients(`insert into users (email, password_hash, first_name, last_name, phone, role, business_name, created_at)
    select 'cliente' || n || '@exemple.fr', 'x', 'Cliente', 'Numéro ' || n, '', 'USER',
           case when hashint4(n) % 2 = 0 then 'Boutique ' || n end, now() - n * interval '1 hour'
    from generate_series(1, 10000) n`),
  `insert into subscriptions (client_id, plan, payment_plan, price_cents, due_date, anchor, invoice_from, status, name)
    select id, (array['basic', 'premium', 'enterprise'])[1 + id % 3]::subscription_plan, 'monthly', 3500,
           current_date + (id % 300)::int, current_date + (id % 300)::int, current_date, (array['active', 'active', 'late', 'inactive'])[1 + id % 4]::service_status,
           case when id % 5 < 2 then 'Forfait ' || id end
    from users where email like 'cliente%' order by id`,
  `insert into websites (client_id, subscription_id, name, url, status)
    select s.client_id, s.id, 'Site ' || s.id, 'https://site-' || s.id || '.example', s.status
    from subscriptions s join users u on u.id = s.client_id where u.email like 'cliente%' order by s.id`,
  `insert into contact_messages (form, sender_name, sender_email, fields)
    select 'contact-form', 'Visiteuse ' || n, 'visiteuse' || n || '@exemple.fr',
           jsonb_build_object('content', 'Bonjour', 'subject', case when n < 5 then 'devis' when n < 9 then 'retractation' else '' end)
    from generate_series(1, 5000) n`,
  // No bug or suggestion waits for the client; every seventh ticket is Camille's.
  `insert into tickets (client_id, user_id, type, title, status, plan_rank, waiting_for, assignee_id, created_at, updated_at)
    select client, client,
           (array['Nouveau site', 'Mise à jour', 'Bug', 'Suggestion'])[1 + n % 4]::ticket_type, 'Demande ' || n,
           (case when n % 3 = 0 then 'open' else 'closed' end)::ticket_status, (n / 12) % 4,
           (case when n % 2 = 0 then 'agency' else 'client' end)::waiting_for,
           (array[null, ${MODERATOR}, ${ADMIN}])[1 + n / 4 % 3],
           now() - n * interval '1 minute', now() - n * interval '30 seconds'
    from generate_series(1, 50000) n, lateral (
      select case when n % 7 = 1 then ${CAMILLE} else (select min(id) from users where email like 'cliente%') + n % 10000 end
    ) as whose (client)`,
  `insert into ticket_reads select ${MODERATOR}, id, 0 from tickets where id % 5 = 0`,
  `insert into audit_log (action, actor_type, actor_id, subject_type, subject_id, request_id, network, at)
    select 'user.logged-in', 'person', 2 + n % 3, 'user', (2 + n % 3)::text, 'r', 'n', now() - n * interval '6 minutes'
    from generate_series(1, 20000) n`,
  `insert into audit_log (action, actor_type, actor_id, subject_type, subject_id, request_id, network, at)
    select 'ticket.assigned', 'person', ${ADMIN}, 'ticket', n::text, 'r', 'n', now() - interval '90 days'
    from generate_series(1, 2000) n`,
  `insert into products (website_id, name, price_cents, weight_grams, category, stock, active)
    select 2, 'Produit ' || n, n, 100, case when n < 20 then 'Ancien' else 'Rayon ' || n % 8 end, n % 12, n % 10 > 0
    from generate_series(1, 10000) n`,
  'vacuum analyze',
]

beforeAll(async () => {
  const client = await unlimitedClient(pool)
  for (const rows of ROWS) await client.query(rows)
  await client.end()
}, 300_000)

const few = (list: () => Promise<{ rows: unknown[] }>) =>
  expectFewRowsRead(pool, PAGE, list, { totalsToo: false })

/** Every combination of one value of each filter. `undefined`: no filter. */
function combinations<Filter extends object>(
  values: {
    [Name in keyof Required<Filter>]?: readonly Filter[Name][]
  },
): Filter[] {
  return Object.entries<readonly unknown[]>(values as Record<string, readonly unknown[]>).reduce(
    (all, [name, asked]) => all.flatMap((filter) => asked.map((value) => ({ ...filter, [name]: value }))),
    [{} as Filter],
  )
}

/** Checks the first and the second page of each filter. */
async function fewOfEach<Filter extends object>(
  filters: Filter[],
  // A cursor is passed to the list that returned it.
  list: (
    filter: Filter,
    page: { limit: number; after?: never },
  ) => Promise<{ rows: unknown[]; next: unknown }>,
) {
  for (const filter of filters) {
    let next: unknown = null
    await few(async () => {
      const slice = await list(filter, page)
      next = slice.next
      return slice
    })
    if (next) await few(() => list(filter, { ...page, after: next as never }))
  }
}

/** Words that match most rows, half of them, one, and none. */
const CLIENT_WORDS = [undefined, 'cliente', 'boutique', 'numero 4321', 'introuvable']
const DAY = 86_400_000
const day = (back: number) => parisDay(new Date(Date.now() - back * DAY))

describe('with 10 000 users and 50 000 tickets a page reads at most 20 times the rows it shows, totals apart', () => {
  it.each(['id', 'name', 'email', 'role'] as const)('of users by %s, with any filters', async (sort) => {
    const filters = combinations<UserFilter>({
      search: CLIENT_WORDS,
      role: [undefined, 'USER', 'MODERATOR'],
      deletion: [undefined, 'requested'],
      order: [undefined, 'desc'],
    })
    await fewOfEach(filters, (filter, page) => listUsers(admin, { filter: { ...filter, sort }, page }))
  })

  it.each(['id', 'name', 'status'] as const)('of websites by %s, with any filters', async (sort) => {
    const filters = combinations<WebsiteFilter>({
      search: [undefined, 'site', 'site-4321.', 'introuvable'],
      client: [undefined, 'cliente', 'cliente4321@', 'introuvable'],
      status: [undefined, 'late'],
      plan: [undefined, 'enterprise'],
    })
    await fewOfEach(filters, (filter, page) => listWebsites(admin, { filter: { ...filter, sort }, page }))
  })

  it.each(['id', 'dueDate', 'plan', 'status'] as const)(
    'of subscriptions by %s, with any filters',
    async (sort) => {
      const filters = combinations<SubscriptionFilter>({
        search: [...CLIENT_WORDS, 'forfait'],
        status: [undefined, 'late'],
        plan: [undefined, 'basic'],
        paymentPlan: [undefined, 'monthly', 'yearly'],
      })
      await fewOfEach(filters, (filter, page) =>
        listSubscriptions(admin, { filter: { ...filter, sort }, page }),
      )
    },
  )

  it.each(['desc', 'asc'] as const)('of leads in order %s, with any filters', async (order) => {
    const filters = combinations<LeadFilter>({
      search: [undefined, 'visiteuse', 'visiteuse 4321', 'introuvable'],
      genre: [undefined, 'devis', 'retractation', 'projet'],
      etat: [undefined, 'new', 'done'],
    })
    await fewOfEach(filters, (filter, page) => listLeads(admin, { filter: { ...filter, order }, page }))
  })

  const INBOX = combinations<InboxFilter>({
    search: [undefined, 'cliente', 'boutique', 'numero 4321'],
    type: [undefined, 'Bug'],
    waitingFor: [undefined, 'agency', 'client'],
    assignee: [undefined, 'me', 'none'],
  })

  it('of the inbox, with any filters', async () => {
    await fewOfEach(INBOX, (filter, page) => listSupportQueue(moderator, { ...filter, page }))
  })

  it('of the closed tickets, with any filters', async () => {
    await fewOfEach(INBOX, (filter, page) => listClosedTickets(moderator, { ...filter, page }))
  })

  it.each([undefined, 'open', 'closed'] as const)(
    'of all tickets of status %s, with any filters',
    async (status) => {
      await fewOfEach(INBOX, (filter, page) =>
        listAllTickets(moderator, { ...filter, status, after: null, ...page }),
      )
    },
  )

  it.each([undefined, 'open', 'closed'] as const)(
    'of a client’s 7 000 tickets of status %s',
    async (status) => {
      await fewOfEach([status ? { status } : {}], (filter, page) =>
        listOwnTickets(camille, { ...filter, after: null, ...page }),
      )
    },
  )

  it.each(['id', 'name', 'price'] as const)('of a shop’s products by %s', async (sort) => {
    const filters: ProductFilter[] = [
      {},
      { search: 'produit' },
      { search: 'produit 4321' },
      { search: 'introuvable', category: 'Rayon 3' },
      { search: 'produit', active: '1' },
      { category: 'Ancien', active: '1' },
      { category: 'Rayon 3' },
    ]
    await fewOfEach(filters, (filter, page) =>
      listOwnProducts(camille, { websiteId: SHOP, filter: { ...filter, sort }, page }),
    )
  })

  it('of a shop’s categories, and of a client’s name', async () => {
    await few(async () => ({ rows: await listCategories(camille, SHOP) }))
    for (const search of ['cliente', 'boutique', 'numero 4321', 'introuvable'])
      await few(async () => ({ rows: (await findClients(moderator, search)).clients }))
  })

  it.each([0, 9_000])('of a shop’s products for visitors and for programs, after number %i', async (id) => {
    const asked = { websiteId: SHOP, limit: PAGE, after: { id } }
    await few(() => listProducts(as(), asked))
    await few(() => listProducts(camille, asked))
  })

  it('of the audit log, with any filters', async () => {
    const filters = combinations<AuditFilter>({
      action: [undefined, 'user.logged-in', 'ticket.assigned'],
      actor: [undefined, CAMILLE],
      subject: [undefined, 'user', 'ticket'],
      subjectId: [undefined, '3'],
      to: [undefined, day(60)],
    })
    await fewOfEach(filters, (filter, page) => listAuditLog(admin, { filter, page }))
  })
})

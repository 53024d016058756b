import { getTableName } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import { anonymiseUser } from '@/lib/domain/anonymisation/anonymise-user'
import { debitInvoice } from '@/lib/domain/collection/debit-invoice'
import { sealedFor } from '@/lib/domain/notifications/sealed-address'
import { TABLES } from '@/lib/domain/personal-data/tables'
import { deleteUser } from '@/lib/domain/users/delete-user'
import { listFiles } from '@/lib/providers/files/list-files'
import { createSecretBox } from '@/lib/server/secrets/secret-box'
import { debitBooks } from '../support/debit-books'
import { CLIENT, leavingClient } from '../support/leaving-client'
import { tablesHolding } from '../support/values-in-tables'

const books = await debitBooks()
const { rows, as, today, clock } = books
const admin = as(ADMIN, 'ADMIN')

const VALUES = [
  ...['Zénobie', 'Quatrefages', 'depart.example', '41 41 52 63', 'impasse des Lucioles', 'Lucioles-sur-Lez'],
  ...['Théodule', 'Brindamour', 'acheteur.example', '41 52 63 74', 'chemin des Alouettes'],
]
/** Invoices, contracts and the journal. */
const KEPT = TABLES.filter(({ erasure }) => ['invoice', 'contract', 'audit'].includes(erasure)).map(
  ({ table }) => getTableName(table),
)

let client: Awaited<ReturnType<typeof leavingClient>>
let before: Record<string, string[]>

beforeAll(async () => {
  const debitOf = (invoiceId: number) => debitInvoice(clock(today), invoiceId)
  client = await leavingClient({ ...books, debitOf })
  before = await tablesHolding(rows, VALUES)
})

it('the client’s values stand in every table that can hold them', () => {
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      ...['api_keys', 'canned_answers', 'clients', 'contact_messages', 'contract_offers', 'customers'],
      ...['discount_codes', 'events', 'invoices', 'mail_failures', 'order_items', 'orders', 'pgboss.job'],
      ...['pictures', 'products', 'project_requests', 'quote_acceptances', 'quote_versions', 'quotes'],
      ...['refunds', 'refused_forms', 'return_requests', 'shipment_labels', 'shipments', 'shipping_batches'],
      ...['shops', 'staff_members', 'subscription_warnings', 'subscriptions', 'testimonials', 'ticket_files'],
      ...['ticket_messages', 'ticket_notes', 'tickets', 'uploads', 'users', 'webhook_deliveries'],
      ...['webhook_endpoints', 'websites'],
    ]),
  )
})

it('a client with requests, orders and invoices is not deleted, and is erased from all but invoices, contracts and the journal', async () => {
  await expect(deleteUser(admin, client.id)).rejects.toMatchObject({ code: 'conflict' })
  const sums = await ledger()
  const [erased, again] = await Promise.all([1, 2].map(() => anonymiseUser(admin, client.id)))
  expect(again).toEqual(erased)
  const after = await tablesHolding(rows, VALUES)
  expect(Object.keys(after).filter((table) => !KEPT.includes(table))).toEqual([])
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining(['invoices', 'quotes', 'quote_versions', 'quote_acceptances', 'contract_offers']),
  )
  // The order data that the books need.
  expect(await ledger()).toEqual(sums)
})

it('their last mail says what stays and until when, once, and no queue shows to whom it goes', async () => {
  const mails = await rows(
    "select data from pgboss.job where name = 'mail' and data ->> 'kind' in ('client-erased', 'shopper-erased')",
  )
  expect(mails).toHaveLength(1)
  const [{ data }] = mails as [{ data: { id: string; sealedTo: string; kept: string[] } }]
  const { id, sealedTo, kept } = data
  expect(createSecretBox(['the tests’ secret']).open(sealedTo, sealedFor(id))).toBe(CLIENT.email)
  expect(kept.join('\n')).toMatch(/factures .*L\. 123-22.*jusqu’au \d/)
  expect(kept.join('\n')).toMatch(/devis acceptés.*jusqu’au \d/)
  expect(kept.join('\n')).toMatch(/commandes de vos boutiques, sans aucun nom/)
})

it('the files of requests and pictures are deleted at the provider', async () => {
  const jobs = await rows("select data from pgboss.job where name = 'files'")
  await admin.providers.files.delete(jobs.flatMap(({ data }) => (data as { keys: string[] }).keys))
  const left: string[] = []
  for await (const page of listFiles()) left.push(...page.map(({ name }) => name))
  expect(left).toEqual([])
})

it('other clients and their shoppers keep all that is theirs', async () => {
  const [camille] = await rows("select first_name, phone from users where email = 'camille@ostal.example'")
  expect(camille).toMatchObject({ first_name: 'Camille' })
  expect(await rows('select id from customers where website_id = 2')).not.toEqual([])
  expect(await rows('select id from orders where website_id = 2 and shopper_erased_at is not null')).toEqual(
    [],
  )
  const [note] = await rows('select body from ticket_notes where ticket_id = 1 order by id desc')
  expect(note?.body).toBe('Comme pour … (…).')
})

it('an order that is not over keeps its seller from being erased, and the refusal names it', async () => {
  const other = await books.newClient()
  const [site] = await rows(
    "insert into websites (client_id, name, url, status) values ($1, 'Le four', 'https://four.example', 'inactive') returning id",
    other,
  )
  const [order] = await rows(
    `insert into orders (website_id, status, items_cents, delivery_cents, total_cents, delivery_method, paid_at)
     values ($1, 'paid', 100, 0, 100, 'pickup', now()) returning id`,
    site?.id,
  )
  await expect(anonymiseUser(admin, other)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining(
      `la commande n°\u00a0${order?.id} (payée, pas encore expédiée ni remise)`,
    ),
  })
})

const ledger = () =>
  rows(
    `select o.id, status, created_at, paid_at, items_cents, delivery_cents, total_cents, vat55_cents, refunded_cents, fee_cents,
       shipping_country, i.name, i.quantity, i.unit_price_cents, i.vat_permille
     from orders o join order_items i on i.order_id = o.id where website_id = $1 order by o.id`,
    client.websiteId,
  )

import type pg from 'pg'
import { operations } from '@/app/api/_wire/openapi'
import { LINK } from './former-rows'

/** The SQL that lists the values of a path's parameter, by the start of the path. */
const IDS: [start: string, sql: string][] = [
  ['/users/{id}', 'select id from users'],
  ['/websites/{id}', 'select id from websites'],
  ['/subscriptions/{id}', 'select id from subscriptions'],
  ['/tickets/{id}', 'select id from tickets'],
  ['/invoices/{id}', 'select id from invoices where number is not null'],
  ['/products/{id}', 'select id from products'],
  ['/orders/{id}', 'select id from orders'],
  ['/webhooks/{id}', 'select id from webhook_endpoints'],
]

/** GETs that are left out, each with its reason. */
const LEFT_OUT: Record<string, string> = {
  '/health': 'Says how this instance is.',
  '/openapi.json': 'Describes the version, not its data.',
  '/openapi.d.ts': 'Describes the version, not its data.',
  '/mondialrelay/points': 'Answers what the carrier answers.',
  '/tickets/{id}/files/{fileId}': 'The file itself lies with its provider.',
  '/tickets/{id}/files/{fileId}/preview': 'The file itself lies with its provider.',
  '/pictures/{name}': 'The file itself lies with its provider.',
}

/** The queries of lists: unfiltered and with filters. */
const QUERIES: Record<string, string[]> = {
  '/pictures/list': ['gallery', 'testimonials', 'staff', 'events', 'products', 'website'].flatMap((type) =>
    [1, 2, 3].map((id) => `?type=${type}&id=${id}`),
  ),
  '/users/list': ['', '?search=ca&sort=name&order=desc', '?limit=2'],
  '/websites/list': ['', '?search=mas', '?sort=name&order=desc&limit=2'],
  '/subscriptions/list': ['', '?status=active', '?limit=1'],
  '/tickets/list': ['', '?status=open', '?limit=2'],
  '/orders/website/{id}': ['', '?status=paid', '?limit=3'],
}

/** Every GET of the API for the rows of this database, the screens' downloads and the shopper's documents. */
export async function addressesOf(client: pg.Client): Promise<string[]> {
  const addresses: string[] = []
  for (const { method, path } of operations) {
    if (method !== 'GET' || LEFT_OUT[path]) continue
    for (const id of path.includes('{') ? await idsOf(client, path) : [''])
      for (const query of QUERIES[path] ?? ['']) addresses.push(`/api${path.replace(/\{\w+\}/, id)}${query}`)
  }
  // The journal first, because refusals of the other requests add rows to it.
  return [JOURNAL, ...addresses, ...(await exportsOf(client)), `/commande/${LINK}/recu`]
}

async function idsOf(client: pg.Client, path: string): Promise<string[]> {
  const sql = path.includes('/website/')
    ? 'select id from websites'
    : IDS.find(([start]) => path.startsWith(start))?.[1]
  if (!sql) throw new Error(`Nothing says what the parameter of ${path} stands for`)
  const { rows } = await client.query<{ id: number }>(`${sql} order by id`)
  return rows.map(({ id }) => String(id))
}

const JOURNAL = '/admin/journal/export'
const AGENCY = ['export', 'demandes/export', 'websites/export', 'subscriptions/export', 'visites/export']

async function exportsOf(client: pg.Client): Promise<string[]> {
  const months = await client.query<{ month: string }>(
    "select distinct to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM') as month from orders order by 1",
  )
  const shops = await client.query<{ id: number }>('select website_id as id from shops order by 1')
  return [
    ...AGENCY.map((path) => `/admin/${path}`),
    ...months.rows.map(({ month }) => `/admin/etiquettes/export?mois=${month}`),
    ...shops.rows.flatMap(({ id }) => [
      `/dashboard/ecom/${id}/export`,
      `/dashboard/ecom/${id}/commandes/export`,
      ...months.rows.map(({ month }) => `/dashboard/ecom/${id}/comptes/export?mois=${month}`),
    ]),
  ]
}

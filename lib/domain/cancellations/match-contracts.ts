import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { invoices } from '@/db/schema/invoices'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { SubscriptionRow } from '../billing/contract'
import type { Reads } from '../context'
import { contractNumbers, hostsIn, invoiceNumbers, namesName, words } from './names-contract'
import type { Declaration } from './schema'

type Read = Pick<Reads, 'db'>
type DeclaredContract = Pick<Declaration, 'name' | 'email' | 'contract'>

/** The running contracts that a declaration may mean, all of one client: those that its text names, otherwise those of the client
 *  whose address or name it gives. Empty if they belong to several clients. `isWithin`: the contracts to search. */
export async function matchContracts(
  reads: Read,
  declared: DeclaredContract,
  isWithin?: SQL,
): Promise<SubscriptionRow[]> {
  const isRunning = and(isNull(subscriptions.endedAt), isWithin)
  const named = await findNamed(reads, declared.contract, isRunning)
  const byEmail = await findClients(reads, hasEmail(declared.email))
  const own = named.filter(({ clientId }) => byEmail.includes(clientId))
  if (named.length > 0) return ofOneClient(own.length > 0 ? own : named)
  const clientIds = byEmail.length > 0 ? byEmail : await findClients(reads, hasName(declared.name))
  if (clientIds.length !== 1) return []
  return reads.db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.clientId, clientIds), isRunning))
    .orderBy(subscriptions.id)
}

const ofOneClient = (found: SubscriptionRow[]): SubscriptionRow[] =>
  new Set(found.map(({ clientId }) => clientId)).size === 1 ? found : []

/** The contracts whose number, invoice, site or own name occurs in the text. */
async function findNamed(reads: Read, text: string, isRunning: SQL | undefined): Promise<SubscriptionRow[]> {
  const host = sql`regexp_replace(lower(${websites.url}), '^https?://(www\\.)?([^/:?#]+).*$', '\\2')`
  const mayHold = (name: SQL) => sql`position(fold_text(${name}) in fold_text(${text}::text)) > 0`
  const hosts = hostsIn(text)
  const sites = await reads.db
    .select({ id: websites.subscriptionId, name: websites.name, host: sql<string>`${host}` })
    .from(websites)
    .where(
      and(
        sql`${websites.subscriptionId} is not null`,
        or(mayHold(sql`${websites.name}`), hosts.length > 0 ? inArray(host, hosts) : undefined),
      ),
    )
  const ofSites = sites
    .filter((site) => hosts.includes(site.host) || namesName(text, site.name))
    .flatMap(({ id }) => id ?? [])
  const ids = [
    ...contractNumbers(text),
    ...ofSites,
    ...(await findSubscriptionIds(reads, invoiceNumbers(text))),
  ]
  const found = await reads.db
    .select()
    .from(subscriptions)
    .where(and(isRunning, or(inArray(subscriptions.id, ids), mayHold(sql`${subscriptions.name}`))))
    .orderBy(subscriptions.id)
  return found.filter(({ id, name }) => ids.includes(id) || namesName(text, name))
}

async function findSubscriptionIds({ db }: Read, numbers: string[]): Promise<number[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .select({ id: invoices.subscriptionId })
    .from(invoices)
    .where(inArray(invoices.number, numbers))
  return rows.flatMap(({ id }) => id ?? [])
}

async function findClients({ db }: Read, condition: SQL | undefined): Promise<number[]> {
  if (!condition) return []
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(condition)
  return rows.map(({ id }) => id)
}

/** The account's address, or one that its invoices go to. */
function hasEmail(email: string): SQL | undefined {
  if (email === '') return undefined
  const lower = email.toLowerCase()
  const billed = sql`exists (select from unnest(${clients.billingEmails}) as billed where lower(billed) = ${lower})`
  return or(sql`lower(${users.email}) = ${lower}`, billed)
}

function hasName(name: string): SQL | undefined {
  const wanted = words(name)
  if (wanted === '') return undefined
  const isName = (column: SQL) =>
    sql`trim(regexp_replace(fold_text(${column}), '[^[:alnum:]]+', ' ', 'g')) = ${wanted}`
  return or(
    isName(sql`${users.firstName} || ' ' || ${users.lastName}`),
    isName(sql`${users.lastName} || ' ' || ${users.firstName}`),
    isName(sql`${users.businessName}`),
    isName(sql`${clients.billingName}`),
  )
}

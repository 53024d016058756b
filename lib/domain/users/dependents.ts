import { type SQL, sql } from 'drizzle-orm'
import { quotes } from '@/db/schema/quotes'
import { subscriptions } from '@/db/schema/subscriptions'
import { ticketMessages, ticketNotes, tickets } from '@/db/schema/tickets'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'

/** What can depend on an account, as rows with its id, which is also its client's. An order depends on its website. */
const KINDS = [
  { of: 'websites', one: 'site', many: 'sites', rows: sql`select client_id from ${websites}` },
  {
    of: 'subscriptions',
    one: 'abonnement',
    many: 'abonnements',
    rows: sql`select client_id from ${subscriptions}`,
  },
  { of: 'quotes', one: 'devis', many: 'devis', rows: sql`select client_id from ${quotes}` },
  { of: 'tickets', one: 'demande', many: 'demandes', rows: sql`select user_id from ${tickets}` },
  {
    of: 'answers',
    one: 'réponse à un client',
    many: 'réponses à des clients',
    rows: sql`select m.author_id from ${ticketMessages} m join ${tickets} t on t.id = m.ticket_id
              where m.author_id <> t.user_id`,
  },
  {
    of: 'notes',
    one: 'note interne',
    many: 'notes internes',
    rows: sql`select author_id from ${ticketNotes}`,
  },
] as const satisfies readonly { of: string; one: string; many: string; rows: SQL }[]

/** `text`: « 2 sites », « 1 abonnement ». */
export type Dependents = { of: (typeof KINDS)[number]['of']; text: string }

/** The rows that prevent each of these accounts from being deleted. */
export async function findDependents(reads: Reads, ids: number[]): Promise<Map<number, Dependents[]>> {
  requirePermission(reads, 'users.manage')
  if (ids.length === 0) return new Map()
  const rows = sql.join(
    KINDS.map(
      (kind) =>
        sql`select ${kind.of}::text as kind, user_id, count(*)::int as count
            from (${kind.rows}) as of_kind (user_id) where user_id in ${ids} group by user_id`,
    ),
    sql` union all `,
  )
  const counted = await reads.db
    .select({ of: sql<string>`kind`, userId: sql<number>`user_id`, count: sql<number>`count` })
    .from(sql`(${rows}) as counted`)
  return new Map(
    ids.map((id) => [
      id,
      KINDS.flatMap(({ of, one, many }) => {
        const count = counted.find((row) => row.userId === id && row.of === of)?.count ?? 0
        return count === 0 ? [] : [{ of, text: `${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}` }]
      }),
    ]),
  )
}

const list = new Intl.ListFormat('fr-FR')

/** Why an account with these dependents cannot be deleted, as a sentence; '' when it can. */
export const dependentsText = (dependents: readonly Dependents[]): string =>
  dependents.length === 0
    ? ''
    : `Ce compte ne peut pas être supprimé tant que quelque chose en dépend\u00a0: ${list.format(dependents.map(({ text }) => text))}.`

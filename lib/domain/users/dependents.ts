import { type SQL, sql } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { ticketMessages, ticketNotes, tickets } from '@/db/schema/tickets'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'

/** What may hang on an account, as rows with its `user_id`. An order hangs on its website. */
const KINDS: { one: string; many: string; rows: SQL }[] = [
  { one: 'site', many: 'sites', rows: sql`select user_id from ${websites}` },
  { one: 'abonnement', many: 'abonnements', rows: sql`select user_id from ${subscriptions}` },
  { one: 'demande', many: 'demandes', rows: sql`select user_id from ${tickets}` },
  {
    one: 'réponse à un client',
    many: 'réponses à des clients',
    rows: sql`select m.author_id from ${ticketMessages} m join ${tickets} t on t.id = m.ticket_id
              where m.author_id <> t.user_id`,
  },
  { one: 'note interne', many: 'notes internes', rows: sql`select author_id from ${ticketNotes}` },
]

/** What keeps each of these accounts from being deleted, in words: « 2 sites », « 1 abonnement ». */
export async function findDependents(reads: Reads, ids: number[]): Promise<Map<number, string[]>> {
  requirePermission(reads, 'users.manage')
  const found = new Map<number, string[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = sql.join(
    KINDS.map(
      (kind, index) =>
        sql`select ${sql.raw(String(index))} as kind, user_id, count(*)::int as count
            from (${kind.rows}) as of_kind (user_id) where user_id in ${ids} group by user_id`,
    ),
    sql` union all `,
  )
  const counted = await reads.db
    .select({ kind: sql<number>`kind`, userId: sql<number>`user_id`, count: sql<number>`count` })
    .from(sql`(${rows}) as counted`)
    .orderBy(sql`kind`)
  for (const { kind, userId, count } of counted) {
    const { one = '', many = '' } = KINDS[kind] ?? {}
    found.get(userId)?.push(`${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`)
  }
  return found
}

const list = new Intl.ListFormat('fr-FR')

/** Why an account with these cannot be deleted, as a sentence; '' when it can. */
export const hangsOn = (dependents: readonly string[]): string =>
  dependents.length === 0
    ? ''
    : `Ce compte ne peut pas être supprimé tant que quelque chose en dépend\u00a0: ${list.format(dependents)}.`

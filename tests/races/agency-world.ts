import { expect } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import { parisDay } from '@/lib/domain/calendar'
import type { domain } from '../support/context'
import { acceptedQuote, draftedQuote, sentQuote } from './quote-to-race'
import { oncePerWorld } from './row'

type Domain = Awaited<ReturnType<typeof domain>>

export type AgencyWorld = Awaited<ReturnType<typeof agencyWorld>>

const MONTHS_MS = 60 * 86_400_000

/** The agency with a new quote: a draft, sent or accepted, as the verbs need it. */
export async function agencyWorld({ as, job, pool }: Domain) {
  return {
    pool,
    rows: async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows,
    today: parisDay(new Date()),
    admin: as(ADMIN, 'ADMIN'),
    visitor: as(),
    client: (id: number) => as(id),
    system: job('quotes'),
    late: job('quotes', { after: MONTHS_MS }),
  }
}

export const drafted = oncePerWorld((world: AgencyWorld) => draftedQuote(world))
export const sent = oncePerWorld((world: AgencyWorld) => sentQuote(world))
export const accepted = oncePerWorld((world: AgencyWorld) => acceptedQuote(world))

/** Checks that one acceptance creates one project, one deposit and one subscription, and that numbers have no gaps. */
export async function agencyHolds({ rows }: AgencyWorld): Promise<void> {
  const questions: Record<string, string> = {
    'an accepted quote without its project, or with two': `select q.id from quotes q where q.status = 'accepted'
      and exists (select from quote_acceptances a where a.quote_id = q.id and a.network_hash <> 'n' and a.accepted_at > now() - interval '1 hour')
      and (select count(*) from projects p where p.quote_id = q.id) <> 1`,
    'a quote that is accepted and not': `select q.id from quotes q join quote_acceptances a on a.quote_id = q.id where q.status <> 'accepted'`,
    'an invoice’s number left out or given twice': `select kind, year from (
        select kind, split_part(number, '-', 2)::int as year, count(*) as count, max(split_part(number, '-', 3)::int) as last
        from invoices where number is not null group by 1, 2) numbered
      where count <> last and year > 2025`,
    'a quote’s number given twice': `select number from quotes where number is not null group by 1 having count(*) > 1`,
    'two balances': `select q.id from quotes q join invoices i on i.website_id = q.website_id
      where i.purpose = 'balance' and i.kind = 'invoice' and i.status <> 'cancelled' group by q.id having count(*) > 1`,
  }
  const wrong: string[] = []
  for (const [name, text] of Object.entries(questions))
    for (const row of await rows(text)) wrong.push(`${name}: ${JSON.stringify(row)}`)
  expect(wrong).toEqual([])
}

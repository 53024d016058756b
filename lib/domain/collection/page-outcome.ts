import { eq } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { actingUser, type Reads } from '../context'
import { findPage } from './payment-page'

/** `saved`: a method, with nothing to pay. `abandoned`: the page was not used, and nothing is debited. */
export type PageOutcome = {
  kind: 'paid' | 'processing' | 'refused' | 'saved' | 'abandoned'
  amountCents: number
  savesMethod: boolean
}

/** The outcome of a page of the actor's own client, as far as it is known; null for another's. */
export async function readPageOutcome(reads: Reads, pageId: number): Promise<PageOutcome | null> {
  actingUser(reads)
  const page = await findPage(reads, { pageId })
  if (!page) return null
  const attempts = await reads.db
    .select({ state: invoiceAttempts.state, amountCents: invoiceAttempts.amountCents })
    .from(invoiceAttempts)
    .where(eq(invoiceAttempts.pageId, pageId))
  const amountCents = attempts.reduce((sum, attempt) => sum + attempt.amountCents, 0)
  const has = (...states: string[]) => attempts.some(({ state }) => states.includes(state))
  return { kind: kindOf(), amountCents, savesMethod: page.savesMethod }

  function kindOf(): PageOutcome['kind'] {
    if (has('refused')) return 'refused'
    if (has('processing', 'unknown')) return 'processing'
    if (attempts.length > 0 && attempts.every(({ state }) => state === 'succeeded')) return 'paid'
    if (page?.state === 'complete') return page.purpose === 'setup' ? 'saved' : 'processing'
    return 'abandoned'
  }
}

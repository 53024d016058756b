import { and, asc, inArray, lte } from 'drizzle-orm'
import { paymentPages } from '@/db/schema/payment-pages'
import type { Context, Reads } from '../context'
import { findDropped } from './close-dropped-pages'
import { closePages } from './close-pages'
import { settlePage } from './settle-page'

/** How long to wait for an event before querying a page. */
const QUIET_MS = 5 * 60_000

/** Open pages without an event or a screen for some minutes, oldest first. */
export async function listQuietPages({ db, now }: Pick<Reads, 'db' | 'now'>): Promise<number[]> {
  const rows = await db
    .select({ id: paymentPages.id })
    .from(paymentPages)
    .where(
      and(
        inArray(paymentPages.state, ['created', 'open']),
        lte(paymentPages.createdAt, new Date(now().getTime() - QUIET_MS)),
      ),
    )
    .orderBy(asc(paymentPages.createdAt))
  return rows.map(({ id }) => id)
}

/** Settles forgotten open pages, and ends those with nothing left to pay. `failed` is called for each that could not be queried;
 *  the next run retries it. */
export async function reconcilePages(
  ctx: Context,
  failed: (error: unknown, pageId: number | null) => void,
): Promise<void> {
  for (const id of await findDropped(ctx)) await closePages(ctx, [id]).catch((error) => failed(error, null))
  for (const pageId of await listQuietPages(ctx))
    await settlePage(ctx, { pageId }).catch((error) => failed(error, pageId))
}

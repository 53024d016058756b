import { redirect } from 'next/navigation'
import { type PageOutcome, readPageOutcome } from '@/lib/domain/collection/page-outcome'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { isViewed } from '@/lib/domain/context'
import { EntityIdText } from '@/lib/domain/entity-id'
import type { SignedInContext } from '@/lib/server/session'
import { settle } from '@/lib/server/settle'

/** `page`: the provider's page that the client comes back from; it is settled, and the address becomes `retour`: the bar above the
 *  screen is read at the same time, and must show what is true after. */
type Return = { page?: string | string[]; retour?: string | string[] }

/** What became of a page; `unread` when the provider does not say. Null for an address without one, and for a page of another client. */
export async function loadReturn(
  ctx: SignedInContext,
  { page, retour }: Return,
): Promise<PageOutcome | 'unread' | null> {
  const pageId = EntityIdText.safeParse(page ?? retour).data
  if (pageId === undefined) return null
  const outcome = await readPageOutcome(ctx, pageId)
  if (outcome === null || page === undefined || isViewed(ctx.actor)) return outcome
  const { error } = await settle(settlePage(ctx, { pageId }))
  if (error !== undefined) return 'unread'
  redirect(`/dashboard/facturation?retour=${pageId}`)
}

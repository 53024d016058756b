import { redirect } from 'next/navigation'
import { type PageOutcome, readPageOutcome } from '@/lib/domain/collection/page-outcome'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { isViewed } from '@/lib/domain/context'
import { EntityIdText } from '@/lib/domain/entity-id'
import { settle } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'

/** `page`: the provider's page that the client returns from. It is settled, then the URL becomes `retour`: the bar above the
 *  screen is loaded concurrently, and must show the settled state. */
type Return = { page?: string | string[]; retour?: string | string[] }

/** The outcome of a page; `unread` when the provider does not answer; null without a page, or for another client's page. */
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

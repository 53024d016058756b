import { and, eq } from 'drizzle-orm'
import { contentNotices, contentRestrictions, type restrictedKind } from '@/db/schema/content-notices'
import type { Tx } from '../context'
import { DomainError } from '../errors'

type Item = { kind: (typeof restrictedKind.enumValues)[number]; id: number }

/** `conflict` for an entry or a product that a decision of the agency hides: it cannot be shown until the decision is revised. */
export async function requireUnrestricted(tx: Tx, { kind, id }: Item): Promise<void> {
  const [restriction] = await tx.db
    .select({ reference: contentNotices.reference })
    .from(contentRestrictions)
    .leftJoin(contentNotices, eq(contentNotices.id, contentRestrictions.noticeId))
    .where(and(eq(contentRestrictions.kind, kind), eq(contentRestrictions.itemId, id)))
  if (!restriction) return
  const { reference } = restriction
  throw new DomainError(
    'conflict',
    `L’agence a retiré ce contenu${reference ? ` (signalement ${reference})` : ''}\u00a0: il ne peut pas être affiché de nouveau. Vous pouvez contester cette décision depuis votre tableau de bord.`,
  )
}

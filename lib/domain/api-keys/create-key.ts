import { count, eq } from 'drizzle-orm'
import { apiKeys } from '@/db/schema/api-keys'
import { actingUser, type Context } from '../context'
import { DomainError } from '../errors'
import { lockWebsite } from '../websites/queries'
import { MAX_KEYS } from './constants'
import { makeKey } from './key-text'
import { KEY_COLUMNS } from './queries'
import { type ApiKey, type KeyAccess } from './schema'

/** Creates a key for the actor's own website; `conflict` beyond ten. `text` is the key itself, returned only here. */
export async function createKey(
  ctx: Context,
  { websiteId, name, access }: { websiteId: number; name: string; access: KeyAccess },
): Promise<ApiKey & { text: string }> {
  const { id: userId } = actingUser(ctx)
  const { text, keyHash, prefix } = makeKey()
  return ctx.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const [existing] = await tx.db
      .select({ keys: count() })
      .from(apiKeys)
      .where(eq(apiKeys.websiteId, websiteId))
    if (existing && existing.keys >= MAX_KEYS)
      throw new DomainError('conflict', `Un site compte ${MAX_KEYS} clés au plus. Révoquez-en une d’abord.`)
    const [key] = await tx.db
      .insert(apiKeys)
      .values({ websiteId, userId, name, access, prefix, keyHash })
      .returning(KEY_COLUMNS)
    if (!key) throw new Error('The key was not written')
    await tx.audit({
      action: 'key.created',
      subject: { type: 'key', id: key.id },
      after: { websiteId, access, prefix },
    })
    return { ...key, text }
  })
}

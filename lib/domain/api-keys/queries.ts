import { and, asc, eq, gt, or } from 'drizzle-orm'
import { apiKeys } from '@/db/schema/api-keys'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { KeyActor, Reads, Tx } from '../context'
import { actingUser } from '../context'
import { notFound } from '../errors'
import { type IdCursor, type Page, pageOf, type Slice } from '../paging'
import { ownsWebsite } from '../permissions/scopes'
import { getWebsite } from '../websites/queries'
import { hashKey } from './key-text'
import type { ApiKey } from './schema'

/** What may be shown of a key. */
export const KEY_COLUMNS = {
  id: apiKeys.id,
  websiteId: apiKeys.websiteId,
  name: apiKeys.name,
  access: apiKeys.access,
  prefix: apiKeys.prefix,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
}

/** The keys of the actor's own website, oldest first. */
export async function listKeys(
  reads: Reads,
  { websiteId, after, limit }: Page<IdCursor> & { websiteId: number },
): Promise<Slice<ApiKey, IdCursor>> {
  await getWebsite(reads, websiteId)
  const rows = await reads.db
    .select(KEY_COLUMNS)
    .from(apiKeys)
    .where(and(eq(apiKeys.websiteId, websiteId), after ? gt(apiKeys.id, after.id) : undefined))
    .orderBy(asc(apiKeys.id))
    .limit(limit + 1)
  return pageOf(rows, limit, ({ id }) => ({ id }))
}

/** A key of the actor's own website, locked until the transaction ends. */
export async function lockKey(tx: Tx, id: number): Promise<ApiKey> {
  actingUser(tx)
  const [key] = await tx.db
    .select(KEY_COLUMNS)
    .from(apiKeys)
    .innerJoin(websites, eq(websites.id, apiKeys.websiteId))
    .where(and(eq(apiKeys.id, id), ownsWebsite(tx)))
    .for('update', { of: apiKeys })
  if (!key) throw notFound()
  return key
}

/** Who acts with a key, and when it was last used; null for an unknown key, or if its creator lost the website. One query. */
export async function findKeyActor(
  { db }: Reads,
  text: string,
): Promise<{ actor: KeyActor; lastUsedAt: Date | null } | null> {
  const [found] = await db
    .select({ ...KEY_COLUMNS, userId: apiKeys.userId, clientId: clients.id })
    .from(apiKeys)
    .innerJoin(websites, eq(websites.id, apiKeys.websiteId))
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(clients, eq(clients.ownerId, users.id))
    .where(
      and(eq(apiKeys.keyHash, hashKey(text)), or(eq(websites.clientId, clients.id), eq(users.role, 'ADMIN'))),
    )
  if (!found) return null
  const { id: keyId, websiteId, access, userId, clientId, lastUsedAt } = found
  return { actor: { type: 'key', keyId, websiteId, access, userId, clientId }, lastUsedAt }
}

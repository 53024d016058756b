import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { apiKeys } from '@/db/schema/api-keys'
import { passkeys, totpSecrets } from '@/db/schema/second-factors'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websites } from '@/db/schema/websites'
import { listOwnSessions } from '../accounts/sessions'
import { actingUser, type Reads } from '../context'
import { isOwnWebsite } from '../permissions/scopes'

/** For the export: where the actor is signed in, their second factors, and what programs of their websites use. No secret. */
export async function readAccess(reads: Reads) {
  const { id } = actingUser(reads)
  const { db } = reads
  const [sessions, apps, keysOfDevices, keys, webhooks] = await Promise.all([
    listOwnSessions(reads),
    db
      .select({ since: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, id), isNotNull(totpSecrets.confirmedAt))),
    db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(asc(passkeys.createdAt)),
    db
      .select({
        websiteId: apiKeys.websiteId,
        name: apiKeys.name,
        access: apiKeys.access,
        prefix: apiKeys.prefix,
        createdAt: apiKeys.createdAt,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .innerJoin(websites, eq(websites.id, apiKeys.websiteId))
      .where(isOwnWebsite(reads))
      .orderBy(asc(apiKeys.id)),
    db
      .select({
        websiteId: webhookEndpoints.websiteId,
        url: webhookEndpoints.url,
        active: webhookEndpoints.active,
        createdAt: webhookEndpoints.createdAt,
      })
      .from(webhookEndpoints)
      .innerJoin(websites, eq(websites.id, webhookEndpoints.websiteId))
      .where(isOwnWebsite(reads))
      .orderBy(asc(webhookEndpoints.id)),
  ])
  return {
    sessions: sessions.map(({ userAgent, createdAt }) => ({ userAgent, createdAt })),
    apps,
    passkeys: keysOfDevices,
    keys,
    webhooks,
  }
}

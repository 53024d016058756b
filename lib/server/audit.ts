import { createHmac, hkdfSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Writer } from '@/db/client'
import { auditLog } from '@/db/schema/audit-log'
import { AUDIT_ACTIONS, type AuditEntry } from '../domain/audit/schema'
import type { Actor, Context } from '../domain/context'

/** Hashes networks and unknown addresses: with the key they can be compared, without it they cannot be guessed. */
export type KeyedHash = (text: string) => string

export function createKeyedHash(secret: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ostal audit log', 32))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}

type Request = Pick<Context, 'actor' | 'requestId' | 'network'>

/** Writes an entry of the audit log. A refusal is stored once a minute per actor or network, across all instances. */
export async function writeAudit(
  db: Writer,
  { actor, requestId, network }: Request,
  entry: AuditEntry,
  hash: KeyedHash,
): Promise<void> {
  const { action, subject, before, after } = entry
  const rule: { fields: readonly string[]; isRefusal?: true } = AUDIT_ACTIONS[action]
  const hashed = hash(network)
  const row = {
    action,
    ...actorColumns(actor),
    subjectType: subject.type,
    subjectId: subject.type === 'address' ? hash(String(subject.id)) : String(subject.id),
    requestId,
    network: hashed,
    before: before && pick(before, rule.fields),
    after: after && pick(after, rule.fields),
  }
  if (!rule.isRefusal) {
    await db.insert(auditLog).values(row)
    return
  }
  const refusedCaller = actor.type === 'person' ? `user:${actor.id}` : `network:${hashed}`
  const refusedMinute = sql`date_trunc('minute', now())`
  await db
    .insert(auditLog)
    .values({ ...row, refusedCaller, refusedMinute })
    .onConflictDoNothing()
}

function actorColumns(actor: Actor) {
  const actorType = actor.type
  switch (actor.type) {
    case 'visitor':
      return { actorType }
    case 'person':
      return { actorType, actorId: actor.id, actorRole: actor.role, viewedBy: actor.viewedBy }
    case 'system':
      return {
        actorType,
        job: actor.job,
        onBehalfOf: actor.onBehalfOf?.id,
        actorRole: actor.onBehalfOf?.role,
      }
    case 'key':
      return { actorType, actorId: actor.keyId, onBehalfOf: actor.userId }
    case 'link':
      return { actorType, actorId: actor.orderId }
  }
}

const pick = (values: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)))

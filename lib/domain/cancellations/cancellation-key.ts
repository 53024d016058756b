import { eq, type SQL } from 'drizzle-orm'
import { cancellations } from '@/db/schema/cancellations'
import { contactMessages } from '@/db/schema/contact-messages'
import type { Context, Reads, Tx } from '../context'
import { notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { type Declaration, parseDeclaration } from './schema'

/** Access by the link mailed to the contract's own address, which needs no account, or for the agency by its message. */
export type CancellationKey = { token: string } | { messageId: number }

export type FoundCancellation = {
  cancellation: typeof cancellations.$inferSelect
  declaration: Declaration
  at: Date
}

/** The condition for a cancellation that the actor may read and confirm. `not_found` for a forged link. */
export function isKeyed(ctx: Pick<Context, 'actor' | 'openLink'>, key: CancellationKey): SQL {
  if ('messageId' in key) {
    requirePermission(ctx, 'leads.manage')
    requirePermission(ctx, 'subscriptions.manage')
    return eq(cancellations.contactMessageId, key.messageId)
  }
  const linkId = ctx.openLink(key.token, 'cancellation')
  if (linkId === null) throw notFound()
  return eq(cancellations.linkId, linkId)
}

const withMessage = ({ db }: Pick<Reads, 'db'>, condition: SQL) =>
  db
    .select({ cancellation: cancellations, fields: contactMessages.fields, at: contactMessages.createdAt })
    .from(cancellations)
    .innerJoin(contactMessages, eq(contactMessages.id, cancellations.contactMessageId))
    .where(condition)

export async function findCancellation(
  reads: Pick<Reads, 'db'>,
  condition: SQL,
): Promise<FoundCancellation | null> {
  const [found] = await withMessage(reads, condition)
  return found ? parsed(found) : null
}

/** A cancellation, locked until the transaction ends; always the first lock. */
export async function lockCancellation(tx: Tx, condition: SQL): Promise<FoundCancellation> {
  const [found] = await withMessage(tx, condition).for('update', { of: cancellations })
  if (!found) throw notFound()
  return parsed(found)
}

type Row = { cancellation: FoundCancellation['cancellation']; fields: unknown; at: Date }

function parsed({ cancellation, fields, at }: Row): FoundCancellation {
  const declaration = parseDeclaration(cancellation.kind, fields)
  if (!declaration) throw new Error(`The declaration ${cancellation.contactMessageId} cannot be read`)
  return { cancellation, declaration, at }
}

import { eq, sql } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { contentDecisions } from '@/db/schema/content-notices'
import { invoices } from '@/db/schema/invoices'
import { quotes } from '@/db/schema/quotes'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import type { UserInfo } from './schema'

const INFO = {
  id: users.id,
  color: users.color,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  stripeAccountId: clients.stripeAccountId,
  emailConfirmedAt: users.emailConfirmedAt,
}

/** What the signed-in person may see of their own account. */
export async function getOwnInfo(reads: Reads): Promise<UserInfo> {
  const { id, clientId } = actingUser(reads)
  const [row] = await reads.db
    .select(INFO)
    .from(users)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(eq(users.id, id))
  if (!row) throw notFound()
  return infoOf(row)
}

/** The same, and whether the client has an unsettled invoice without a subscription, a quote to answer and an unread decision about
 *  their content. Most clients have none, so that screens need not query them. */
export async function getShellInfo(
  reads: Reads,
): Promise<UserInfo & { hasOpenInvoice: boolean; hasQuote: boolean; hasDecision: boolean }> {
  const { id, clientId } = actingUser(reads)
  const [row] = await reads.db
    .select({
      ...INFO,
      hasOpenInvoice: sql<boolean>`exists (select from ${invoices} where ${invoices.clientId} = ${clientId}
        and ${invoices.subscriptionId} is null and ${invoices.status} in ('draft', 'issued'))`,
      hasQuote: sql<boolean>`exists (select from ${quotes} where ${quotes.clientId} = ${clientId} and ${quotes.status} = 'sent')`,
      hasDecision: sql<boolean>`exists (select from ${contentDecisions} where ${contentDecisions.clientId} = ${clientId}
        and ${contentDecisions.readAt} is null)`,
    })
    .from(users)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(eq(users.id, id))
  if (!row) throw notFound()
  const { hasOpenInvoice, hasQuote, hasDecision, ...info } = row
  return { ...infoOf(info), hasOpenInvoice, hasQuote, hasDecision }
}

type Info = Omit<UserInfo, 'hasPaymentAccount' | 'emailConfirmed'> & {
  stripeAccountId: string | null
  emailConfirmedAt: Date | null
}

const infoOf = ({ stripeAccountId, emailConfirmedAt, ...user }: Info): UserInfo => ({
  ...user,
  hasPaymentAccount: stripeAccountId !== null,
  emailConfirmed: emailConfirmedAt !== null,
})

import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { paymentAccounts } from '@/db/schema/payments'
import { users } from '@/db/schema/users'
import type { PaymentAccount } from '@/lib/providers/payments/payments'
import type { Tx } from '../context'
import { alertAgency } from '../notifications/alert-agency'

/** Stores the provider's answer of `readAt`. An answer older than the stored one is dropped; a newly paused account is mailed
 *  once. `lost`: paused because our access to it ended. */
export async function storePaymentAccount(
  tx: Tx,
  { accountId, isReady, detailsSubmitted, due, isPaused }: PaymentAccount,
  readAt: Date,
  why: 'paused' | 'lost' = 'paused',
): Promise<void> {
  await tx.db.insert(paymentAccounts).values({ accountId, readAt }).onConflictDoNothing()
  const [before] = await tx.db
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.accountId, accountId))
    .for('update')
  if (!before || before.readAt > readAt) return
  const pausedAt = isPaused ? (before.pausedAt ?? tx.now()) : null
  await tx.db
    .update(paymentAccounts)
    .set({ isReady, detailsSubmitted, due, pausedAt, readAt })
    .where(eq(paymentAccounts.accountId, accountId))
  const owner = await findOwner(tx, accountId)
  if (!owner) return
  const subject = { type: 'user', id: owner.id } as const
  if (before.isReady !== isReady)
    await tx.audit({
      action: 'payment-account.changed',
      subject,
      before: { isReady: before.isReady },
      after: { isReady },
    })
  if (!pausedAt || before.pausedAt) return
  await tx.audit({ action: 'payment-account.paused', subject, after: { stripeAccountId: accountId } })
  const about = { accountId, at: pausedAt.getTime() }
  if (why === 'lost') await notifyLoss(tx, owner, about)
  else await notifyPause(tx, owner, about)
}

type Owner = { id: number; email: string; firstName: string; lastName: string }

async function findOwner(tx: Tx, accountId: string): Promise<Owner | undefined> {
  const [owner] = await tx.db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(eq(clients.stripeAccountId, accountId))
  return owner
}

async function notifyPause(tx: Tx, owner: Owner, about: { accountId: string; at: number }): Promise<void> {
  await tx.enqueue({ queue: 'mail', mail: { kind: 'payment-account-paused', ...about, to: owner.email } })
  await tx.enqueue({
    queue: 'mail',
    mail: {
      kind: 'payment-account-paused-agency',
      ...about,
      clientName: `${owner.firstName} ${owner.lastName}`,
      clientEmail: owner.email,
    },
  })
}

/** At most once an hour: an account can be read as ready and then refuse us again. */
async function notifyLoss(tx: Tx, owner: Owner, about: { accountId: string; at: number }): Promise<void> {
  const { accountId } = about
  await tx.enqueue({
    queue: 'mail',
    mail: { kind: 'payment-account-paused', ...about, to: owner.email },
    hourly: `payment-account-lost/${accountId}`,
  })
  const detail = `${owner.firstName} ${owner.lastName} (${owner.email}), ${accountId}`
  await alertAgency(tx, { about: 'account-lost', orderId: null, detail })
}

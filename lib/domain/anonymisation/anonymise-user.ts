import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import { anonymousAddress, isAnonymousAddress } from '../accounts/anonymous'
import { lockAccount } from '../accounts/lock-account'
import { hashPassword } from '../accounts/password'
import { lockClients } from '../clients/lock-clients'
import { forgetMethod } from '../collection/save-method'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { forgetPerson } from '../jobs/forget-person'
import { sealAddress } from '../notifications/sealed-address'
import { requirePermission } from '../permissions/require-permission'
import { readUser } from '../users/queries'
import type { User } from '../users/schema'
import { closeAccess } from './close-access'
import { eraseTraces } from './erase-traces'
import { eraseWebsites } from './erase-websites'
import { hidePaymentMethods, listMethods } from './hide-payment-methods'
import { keptWords, readKept } from './kept'
import { redactMentions } from './redact-mentions'
import { lockWhatStands } from './what-stands'

const list = new Intl.ListFormat('fr-FR')

/** Erases the person behind a client's account. The account keeps its number, which invoices name; these stay ten years as
 *  issued, with contracts and their timelines. A last mail says what was erased and what stays. Nobody can log in any more.
 *  Idempotent. `conflict` for staff, and while a contract runs or anything else is unsettled. */
export async function anonymiseUser(ctx: Context, id: number): Promise<User> {
  requirePermission(ctx, 'users.manage')
  // A random password that nobody knows.
  const passwordHash = await hashPassword(crypto.randomUUID() + crypto.randomUUID())
  const { user, methods } = await ctx.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    // Repeats what an interrupted run may not have requested from the provider.
    if (isAnonymousAddress(account.email))
      return { user: await readUser(tx, id), methods: await listMethods(tx, id) }
    if (account.role !== 'USER')
      throw new DomainError('conflict', 'Seul le compte d’un client peut être anonymisé.')
    const standing = await lockWhatStands(tx, id)
    if (standing.length > 0) throw new DomainError('conflict', refusalOf(standing))
    await lockClients(tx, id)
    const kept = await readKept(tx, id)
    const orders = await eraseWebsites(tx, id)
    const user = await forget(tx, account, { passwordHash, orders })
    await mailFarewell(tx, account.email, keptWords({ ...kept, hasOrders: orders > 0 || kept.hasOrders }))
    return { user, methods: await hidePaymentMethods(tx, id) }
  })
  for (const methodId of methods) await forgetMethod(ctx, methodId)
  return user
}

const refusalOf = (standing: string[]): string =>
  `Ce compte ne peut pas encore être anonymisé. Terminez d’abord\u00a0: ${list.format(standing)}.`

type Account = typeof users.$inferSelect

type Erased = { passwordHash: string; orders: number }

async function forget(tx: Tx, account: Account, { passwordHash, orders }: Erased): Promise<User> {
  const { id, email, firstName, lastName } = account
  const name = `${firstName} ${lastName}`
  const [client] = await tx.db
    .select({
      billingEmails: clients.billingEmails,
      billingName: clients.billingName,
      billingLine1: clients.billingLine1,
    })
    .from(clients)
    .where(eq(clients.id, id))
  const links = await closeAccess(tx, account)
  const addresses = [...new Set([email, ...links, ...(client?.billingEmails ?? [])])]
  await eraseTraces(tx, { id, addresses, ownAddress: account.emailConfirmedAt ? email : null })
  await tx.db
    .update(users)
    .set({ ...NOBODY, email: anonymousAddress(), lastName: `anonymisé ${id}`, passwordHash })
    .where(eq(users.id, id))
  await tx.db.update(clients).set(NO_DETAILS).where(eq(clients.id, id))
  await forgetPerson(tx, { addresses, name })
  await redactMentions(tx, [
    ...[...addresses, name, account.phone, account.businessName, account.address],
    ...[client?.billingName ?? null, client?.billingLine1 ?? null],
  ])
  await tx.audit({
    action: 'user.anonymised',
    subject: { type: 'user', id },
    ...(orders > 0 && { after: { orders } }),
  })
  return readUser(tx, id)
}

/** Called after all jobs that hold the address are gone. */
async function mailFarewell(tx: Tx, email: string, kept: string[]): Promise<void> {
  const id = crypto.randomUUID()
  const mail = { kind: 'client-erased', id, kept, sealedTo: sealAddress(tx, id, email) } as const
  await tx.enqueue({ queue: 'mail', mail })
}

const NOBODY = {
  ...{ firstName: 'Client', phone: '', businessName: null },
  ...{ address: null, postalCode: null, city: null, country: null, color: null },
  ...{ emailConfirmedAt: null, marketingAcceptedAt: null, deletionRequestedAt: null },
  ...{ mailsTicketAnswers: false, mailsWebsiteNews: false },
} satisfies Partial<Account>

/** Issued invoices have their own copy. */
const NO_DETAILS = {
  ...{ kind: null, billingName: null, billingLine1: null, billingLine2: null },
  ...{ billingPostalCode: null, billingCity: null, billingCountry: null },
  ...{
    siren: null,
    vatNumber: null,
    vatConfirmedAt: null,
    vatConfirmedBy: null,
    billingEmails: [],
    purchaseReference: null,
  },
} satisfies Partial<typeof clients.$inferInsert>

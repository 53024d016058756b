import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { mayOweVat } from '../billing-rules/reverse-charge'
import { lockClients } from '../clients/lock-clients'
import { actingUser, type Context, type Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'

const CHANGED = 'Ce numéro de TVA a changé entre-temps\u00a0: vérifiez le nouveau.'
const NOT_ABROAD =
  'Seul le numéro d’un professionnel établi dans un autre pays de l’Union européenne se vérifie ici.'

/** Records that the agency found a client's VAT number valid (VIES): the client's next invoices are without VAT. `vatNumber`: as
 *  displayed. On a repeat the first time stays; `conflict` for a number that has changed, or has no effect. */
export async function confirmVatNumber(
  ctx: Context,
  { clientId, vatNumber }: { clientId: number; vatNumber: string },
): Promise<void> {
  requirePermission(ctx, 'subscriptions.manage')
  await ctx.transaction(async (tx) => {
    const client = await lockClient(tx, clientId)
    if (client.vatNumber !== vatNumber) throw new DomainError('conflict', CHANGED)
    if (!mayOweVat(client)) throw new DomainError('conflict', NOT_ABROAD)
    if (client.vatConfirmedAt !== null) return
    await tx.db
      .update(clients)
      .set({ vatConfirmedAt: tx.now(), vatConfirmedBy: actingUser(tx).id })
      .where(eq(clients.id, clientId))
    await tx.audit({
      action: 'user.vat-number-confirmed',
      subject: { type: 'user', id: clientId },
      after: { vatNumber },
    })
  })
}

/** Revokes the confirmation: the client's next invoices are with VAT. */
export async function rejectVatNumber(ctx: Context, { clientId }: { clientId: number }): Promise<void> {
  requirePermission(ctx, 'subscriptions.manage')
  await ctx.transaction(async (tx) => {
    const { vatNumber, vatConfirmedAt } = await lockClient(tx, clientId)
    if (vatConfirmedAt === null) return
    await dropVatConfirmation(tx, { clientId, vatNumber })
  })
}

/** For a locked client. */
export async function dropVatConfirmation(
  tx: Tx,
  { clientId, vatNumber }: { clientId: number; vatNumber: string | null },
): Promise<void> {
  await tx.db
    .update(clients)
    .set({ vatConfirmedAt: null, vatConfirmedBy: null })
    .where(eq(clients.id, clientId))
  await tx.audit({
    action: 'user.vat-number-unconfirmed',
    subject: { type: 'user', id: clientId },
    before: { vatNumber },
  })
}

async function lockClient(tx: Tx, clientId: number) {
  await lockClients(tx, clientId)
  const [client] = await tx.db.select().from(clients).where(eq(clients.id, clientId))
  if (!client) throw notFound()
  return client
}

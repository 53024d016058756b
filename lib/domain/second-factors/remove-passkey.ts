import { and, eq } from 'drizzle-orm'
import { passkeys } from '@/db/schema/second-factors'
import type { Context } from '../context'
import { notFound } from '../errors'
import { dropFactor } from './change-factors'
import { type Proof, withProof } from './prove-owner'

export async function removePasskey(ctx: Context, { id, ...proof }: Proof & { id: string }): Promise<void> {
  await withProof(ctx, proof, {
    takesLast: true,
    work: async (tx, account) => {
      const removed = await tx.db
        .delete(passkeys)
        .where(and(eq(passkeys.id, id), eq(passkeys.userId, account.id)))
        .returning({ id: passkeys.id })
      if (removed.length === 0) throw notFound()
      await dropFactor(tx, account, 'passkey')
    },
  })
}

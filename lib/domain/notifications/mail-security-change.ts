import type { Tx } from '../context'
import type { SecurityChange } from './jobs'

type Owner = { id: number; email: string; emailConfirmedAt: Date | null }

/** Notifies an account's owner that its protection has changed, in fixed text. An unconfirmed address, which may be a
 *  stranger's, gets it at most once an hour per kind. */
export async function mailSecurityChange(tx: Tx, owner: Owner, change: SecurityChange): Promise<void> {
  await tx.enqueue({
    queue: 'mail',
    mail: { kind: 'security-change', id: crypto.randomUUID(), about: change, to: owner.email },
    ...(!owner.emailConfirmedAt && { hourly: `security-change/${owner.id}/${change}` }),
  })
}

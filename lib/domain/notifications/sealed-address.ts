import type { Tx } from '../context'

/** What an address is bound to: in another mail it does not open. */
export const sealedFor = (mailId: string) => `erased-address/${mailId}`

/** The address of a person who is being erased: their last mail is the only thing that still has it, and no queue shows it. */
export const sealAddress = (tx: Pick<Tx, 'secretBox'>, mailId: string, email: string): string =>
  tx.secretBox.seal(email, sealedFor(mailId))

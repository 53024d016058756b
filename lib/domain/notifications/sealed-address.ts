import type { Tx } from '../context'

/** The context an address is sealed for: it cannot be opened in another mail. */
export const sealedFor = (mailId: string) => `erased-address/${mailId}`

/** Seals the address of a person being erased: only their last mail still has it, and no queue shows it. */
export const sealAddress = (tx: Pick<Tx, 'secretBox'>, mailId: string, email: string): string =>
  tx.secretBox.seal(email, sealedFor(mailId))

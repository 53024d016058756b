import { cancellations } from '@/db/schema/cancellations'
import type { Context } from '../context'
import { labelFields } from '../leads/label-fields'
import { MARKS } from './policy'
import type { Declaration } from './schema'
import { fieldsOf, type Stored, storeDeclaration } from './store-declaration'

type Declared = {
  declaration: Declaration
  suspicious: boolean
  /** Whether another receipt may be mailed to its address. */
  mailsReceipt: boolean
}

/** Receives a termination or a withdrawal from a sender without a session: mails it to the agency, and a timestamped receipt to
 *  the sender. A job looks for contracts, so that neither the response nor its timing reveals whether there is one. */
export async function receiveCancellation(
  ctx: Context,
  { declaration, suspicious, mailsReceipt }: Declared,
): Promise<Stored> {
  return ctx.transaction(async (tx) => {
    const stored = await storeDeclaration(tx, declaration, { suspicious })
    if (stored.isRepeated || suspicious) return stored
    const { kind, name, email } = declaration
    const messageId = stored.id
    const [cancellation] = await tx.db
      .insert(cancellations)
      .values({ contactMessageId: messageId, kind })
      .returning({ id: cancellations.id })
    if (!cancellation) throw new Error('The cancellation was not written')
    await tx.enqueue({
      queue: 'mail',
      mail: {
        kind: 'contact-message',
        ...{ messageId, form: MARKS[kind].form, senderName: name, senderEmail: email },
        fields: labelFields(fieldsOf(declaration)),
      },
    })
    if (mailsReceipt && email !== '') {
      const receipt = { messageId, to: email, name, contract: declaration.contract, at: stored.at.getTime() }
      const { postalAddress, wishedOn, reason } = declaration
      await tx.enqueue({
        queue: 'mail',
        mail:
          kind === 'withdrawal'
            ? { kind: 'withdrawal-received', ...receipt }
            : { kind: 'termination-received', ...receipt, postalAddress, wishedOn, reason },
      })
    }
    await tx.enqueue({ queue: 'cancellations', cancellationId: cancellation.id })
    return stored
  })
}

import { type Context, type Person, refuseView } from '../context'
import { DomainError } from '../errors'

/** The client who pays: a person's own client, also an administrator's. `forbidden` for a read-only viewer, `unauthenticated`
 *  without a session. */
export function payerOf({ actor }: Pick<Context, 'actor'>): Person {
  refuseView(actor)
  if (actor.type !== 'person') throw new DomainError('unauthenticated')
  return actor
}

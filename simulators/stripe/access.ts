import { errors } from './errors'
import type { Service } from './service'
import type { Store } from './store'

const idOf = (account: string) => `revocation_${account}`

/** Stripe's 403 once the seller has revoked the platform's access. */
export function requireAccess(store: Store, account: string): void {
  if (store.find('revocation', idOf(account), null)?.isRevoked) throw errors.account(account)
}

/** The seller revokes or restores the platform's access to their account. */
export function setAccess({ store, events }: Service, account: string, isRevoked: boolean): void {
  store.put({ object: 'revocation', id: idOf(account), isRevoked }, null)
  const application = { id: 'ca_simulated', object: 'application', name: 'Ostal' }
  events.record(`account.application.${isRevoked ? 'deauthorized' : 'authorized'}`, application, account)
}

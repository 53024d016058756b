import { accountOf, INCLUDED } from './account'
import type { Payments } from './payments'
import { asked } from './stripe'

export const readAccount: Payments['readAccount'] = async (accountId) =>
  accountOf(
    await asked((stripe) => stripe.v2.core.accounts.retrieve(accountId, { include: INCLUDED }), accountId),
  )

import { accountOf, INCLUDED } from './account'
import type { Payments } from './payments'
import { callStripe } from './stripe'

export const readAccount: Payments['readAccount'] = async (accountId) =>
  accountOf(
    await callStripe(
      (stripe) => stripe.v2.core.accounts.retrieve(accountId, { include: INCLUDED }),
      accountId,
    ),
  )

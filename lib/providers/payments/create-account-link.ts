import type { Payments } from './payments'
import { callStripe } from './stripe'

export const createAccountLink: Payments['createAccountLink'] = async ({
  accountId,
  returnUrl,
  refreshUrl,
}) => {
  const { url } = await callStripe(
    (stripe) =>
      stripe.v2.core.accountLinks.create({
        account: accountId,
        use_case: {
          type: 'account_onboarding',
          account_onboarding: { return_url: returnUrl, refresh_url: refreshUrl },
        },
      }),
    accountId,
  )
  return { url }
}

import { on, route } from '@/app/api/_http/route'
import { linkPaymentAccountOperation } from '@/app/api/_wire/payment-accounts'
import { linkPaymentAccount } from '@/lib/domain/payment-accounts/link-payment-account'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(linkPaymentAccountOperation, async ({ ctx, body }) => linkPaymentAccount(ctx, body.account)),
)

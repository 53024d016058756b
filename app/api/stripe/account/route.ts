import { on, route } from '@/app/api/_http/route'
import { openPaymentAccountOperation } from '@/app/api/_wire/payment-accounts'
import { openPaymentAccount } from '@/lib/domain/payment-accounts/open-payment-account'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(openPaymentAccountOperation, async ({ ctx }) => ({ account: await openPaymentAccount(ctx) })),
)

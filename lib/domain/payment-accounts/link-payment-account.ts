import { type Context, refuseView } from '../context'
import { callProvider } from '../payments/call-provider'
import { getOwnPaymentAccount } from './queries'

/** The URL of the provider's page where the owner adds missing information; it works once, for some minutes. `not_found` for
 *  an account that is not the acting user's. */
export async function linkPaymentAccount(ctx: Context, accountId: string): Promise<{ url: string }> {
  refuseView(ctx.actor)
  await getOwnPaymentAccount(ctx, accountId)
  const page = (name: string) => `${ctx.publicOrigin}/stripe/${name}/${accountId}`
  return callProvider(
    ctx,
    ctx.providers.payments.createAccountLink({
      accountId,
      returnUrl: page('return'),
      refreshUrl: page('refresh'),
    }),
  )
}

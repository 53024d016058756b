import { env } from '../../env'

/** The origin of the provider's hosted payment page. */
export function hostedPageOrigin(): string {
  const { STRIPE_API_BASE } = env()
  return STRIPE_API_BASE === 'https://api.stripe.com' ? 'https://checkout.stripe.com' : STRIPE_API_BASE
}

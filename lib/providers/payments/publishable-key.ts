import { env } from '../../env'
import type { Payments } from './payments'

/** A simulator's key opens no form: there is no script for it. */
export const publishableKey: Payments['publishableKey'] = () => {
  const { STRIPE_PUBLISHABLE_KEY = null } = env()
  return STRIPE_PUBLISHABLE_KEY?.startsWith('pk_sim') ? null : STRIPE_PUBLISHABLE_KEY
}

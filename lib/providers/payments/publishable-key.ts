import { env } from '../../env'
import type { Payments } from './payments'

/** A stand-in's key opens no form: its script is nowhere. */
export const publishableKey: Payments['publishableKey'] = () => {
  const { STRIPE_PUBLISHABLE_KEY = null } = env()
  return STRIPE_PUBLISHABLE_KEY?.startsWith('pk_sim') ? null : STRIPE_PUBLISHABLE_KEY
}

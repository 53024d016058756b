import { z } from 'zod'

const ID = { error: 'L’identifiant du compte de paiement manque.' }

/** The provider's id of an account, as used in URLs and calls. */
export const LinkPaymentAccount = z.object({ account: z.string(ID).trim().min(1, ID).max(255, ID) })

export type OwnPaymentAccount = {
  accountId: string
  /** Whether it can take payments. */
  isReady: boolean
  detailsSubmitted: boolean
  /** What the provider still asks for, in its own words. */
  due: string[]
  /** When the provider paused it although no information is missing. */
  pausedAt: Date | null
}

export type PaymentAccountState = 'ready' | 'paused' | 'checking' | 'incomplete'

type AccountStatus = Pick<OwnPaymentAccount, 'isReady' | 'pausedAt' | 'detailsSubmitted'>

/** The state of an account as shown to its owner. */
export function stateOf({ isReady, pausedAt, detailsSubmitted }: AccountStatus): PaymentAccountState {
  if (isReady) return 'ready'
  if (pausedAt) return 'paused'
  return detailsSubmitted ? 'checking' : 'incomplete'
}

import { z } from 'zod'

const ID = { error: 'L’identifiant du compte de paiement manque.' }

/** The provider's id of an account, as it stands in addresses and calls. */
export const LinkPaymentAccount = z.object({ account: z.string(ID).trim().min(1, ID).max(255, ID) })

export type OwnPaymentAccount = {
  accountId: string
  /** Whether it can take payments. */
  isReady: boolean
  detailsSubmitted: boolean
  /** What the provider still asks for, in its own words. */
  due: string[]
  /** Since when the provider has stopped it although it asks for nothing. */
  pausedAt: Date | null
}

export type PaymentAccountState = 'ready' | 'paused' | 'checking' | 'incomplete'

type Said = Pick<OwnPaymentAccount, 'isReady' | 'pausedAt' | 'detailsSubmitted'>

/** What its owner has to know of an account. */
export function stateOf({ isReady, pausedAt, detailsSubmitted }: Said): PaymentAccountState {
  if (isReady) return 'ready'
  if (pausedAt) return 'paused'
  return detailsSubmitted ? 'checking' : 'incomplete'
}

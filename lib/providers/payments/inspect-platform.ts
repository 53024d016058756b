import type Stripe from 'stripe'
import { PaymentFault } from './payment-fault'
import { API_VERSION, callStripe, isLive } from './stripe'

export type Destination = {
  url: string
  /** Events of the agency's own account, or of connected accounts. */
  from: ('self' | 'connected')[]
  isThin: boolean
  isEnabled: boolean
  /** Whether snapshots have the API version that our code reads; true for thin events, which have none. */
  isOurVersion: boolean
  events: string[]
}

export type PlatformAccount = {
  takesPayments: boolean
  paysOut: boolean
  /** The requirements that Stripe still lists, by its own names. */
  due: string[]
  isNamed: boolean
  country: string
}

/** `forbidden`: a restricted key lacks the permission. */
export type Inspected<T> = T | 'bad-key' | 'forbidden' | 'silent'

/** The agency's own account at Stripe. Changes nothing. */
export function inspectAccount(): Promise<Inspected<PlatformAccount>> {
  return inspected(async (stripe) => {
    const account = await stripe.accounts.retrieveCurrent()
    return {
      takesPayments: account.charges_enabled,
      paysOut: account.payouts_enabled,
      due: account.requirements?.currently_due ?? [],
      isNamed: Boolean(account.business_profile?.name),
      country: account.country ?? '',
    }
  })
}

/** Stripe's event destinations, in the key's mode. Changes nothing. */
export function listDestinations(): Promise<Inspected<Destination[]>> {
  return inspected(async (stripe) => {
    const { data } = await stripe.v2.core.eventDestinations.list({
      limit: 100,
      include: ['webhook_endpoint.url'],
    })
    return data.filter(({ livemode }) => livemode === isLive()).map(toDestination)
  })
}

/** Whether the key may access connected accounts of version 2. Changes nothing. */
export function inspectConnect(): Promise<Inspected<{ sellers: boolean }>> {
  return inspected(async (stripe) => {
    const { data } = await stripe.v2.core.accounts.list({ limit: 1 })
    return { sellers: data.length > 0 }
  })
}

function toDestination(destination: Stripe.V2.Core.EventDestination): Destination {
  const from = destination.events_from ?? []
  const isThin = destination.event_payload === 'thin'
  return {
    url: destination.webhook_endpoint?.url ?? '',
    from: [
      ...(from.length === 0 || from.includes('@self') ? (['self'] as const) : []),
      ...(from.includes('@accounts') ? (['connected'] as const) : []),
    ],
    isThin,
    isEnabled: destination.status === 'enabled',
    isOurVersion: isThin || destination.snapshot_api_version === API_VERSION,
    events: destination.enabled_events,
  }
}

async function inspected<T>(call: (stripe: Stripe) => Promise<T>): Promise<Inspected<T>> {
  try {
    return await callStripe(call)
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error
    if (error.kind !== 'bad_key') return 'silent'
    return /required permissions/i.test(error.message) ? 'forbidden' : 'bad-key'
  }
}

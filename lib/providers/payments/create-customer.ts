import { PLATFORM_METADATA } from './platform-metadata'
import type { PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

/** In two steps: a key accepts one body only, and address and name may have changed before a retry. */
export const createCustomer: PlatformPayments['createCustomer'] = async ({ clientId, email, name }) =>
  callStripe(async (stripe) => {
    const { id } = await stripe.customers.create(
      { metadata: { [PLATFORM_METADATA.client]: String(clientId) } },
      { idempotencyKey: `customer/${clientId}` },
    )
    await stripe.customers.update(id, { email, name })
    return { customerId: id }
  })

import { PLATFORM_METADATA } from './platform-metadata'
import type { PlatformPayments } from './platform-payments'
import { asked } from './stripe'

/** In two steps: a key serves one body alone, and address and name may have changed when a lost answer is asked for again. */
export const createCustomer: PlatformPayments['createCustomer'] = async ({ clientId, email, name }) =>
  asked(async (stripe) => {
    const { id } = await stripe.customers.create(
      { metadata: { [PLATFORM_METADATA.client]: String(clientId) } },
      { idempotencyKey: `customer/${clientId}` },
    )
    await stripe.customers.update(id, { email, name })
    return { customerId: id }
  })

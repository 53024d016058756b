import type Stripe from 'stripe'
import { newId } from './objects'
import type { Service } from './service'

/** The setup intent of a session in mode `setup`; created with the session. */
export function openSetup(
  { store, clock, events }: Service,
  customer: string,
  metadata: Stripe.Metadata,
  types: string[],
): Stripe.SetupIntent {
  const id = newId('seti')
  const setup = store.put<Stripe.SetupIntent>(
    {
      id,
      object: 'setup_intent',
      allowed_payment_method_types: types,
      application: null,
      automatic_payment_methods: { enabled: true },
      cancellation_reason: null,
      client_secret: `${id}_secret_simulated`,
      created: clock.now(),
      customer,
      customer_account: null,
      description: null,
      excluded_payment_method_types: null,
      flow_directions: null,
      last_setup_error: null,
      latest_attempt: null,
      livemode: false,
      mandate: null,
      metadata,
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: types,
      single_use_mandate: null,
      status: 'requires_payment_method',
      usage: 'off_session',
    },
    null,
  )
  events.record('setup_intent.created', setup, null)
  return setup
}

import type Stripe from 'stripe'
import type { DestinationSetup } from '../control/setup'
import { API_VERSION } from './events'
import { checkFields } from './fields'
import type { Call } from './service'

/** `GET /v1/account`: the platform's own. */
export function retrievePlatform({ service, parameters }: Call): Stripe.Account {
  checkFields(parameters, { expand: 'unsupported' })
  const { takesPayments, paysOut } = service.setup()
  const due = takesPayments ? [] : ['external_account', 'tos_acceptance.date']
  return {
    id: 'acct_platform_simulated',
    object: 'account',
    business_profile: {
      mcc: '7372',
      minority_owned_business_designation: null,
      name: 'Ostal',
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: 'company',
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: takesPayments,
    country: 'FR',
    created: 1_700_000_000,
    default_currency: 'eur',
    details_submitted: true,
    email: null,
    payouts_enabled: paysOut,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: takesPayments ? null : 'requirements.past_due',
      errors: [],
      eventually_due: due,
      past_due: due,
      pending_verification: [],
    },
    type: 'standard',
  }
}

/** A page of a list in version 2 of the API. */
export type SecondList<T> = { data: T[]; next_page_url: string | null; previous_page_url: string | null }

const second = <T>(data: T[]): SecondList<T> => ({ data, next_page_url: null, previous_page_url: null })

/** `GET /v2/core/event_destinations`; URLs are only included on request. */
export function listDestinations({ service, parameters }: Call): SecondList<Stripe.V2.Core.EventDestination> {
  checkFields(parameters, { limit: 'integer', include: 'texts' })
  const include = (parameters.include ?? []) as string[]
  return second(
    service
      .setup()
      .destinations.map((destination, index) =>
        toDestination(
          destination,
          index,
          include.includes('webhook_endpoint.url') ? service.webhook : undefined,
        ),
      ),
  )
}

/** `GET /v2/core/accounts` */
export function listAccounts({ service, parameters }: Call): SecondList<Stripe.V2.Core.Account> {
  checkFields(parameters, { limit: 'integer', applied_configurations: 'unsupported', closed: 'unsupported' })
  const { limit = 20 } = parameters
  return second(service.store.all('v2.core.account', null).slice(0, Number(limit)))
}

function toDestination(
  { from, payload, isEnabled = true, version = API_VERSION, events, url }: DestinationSetup,
  index: number,
  address: string | undefined,
): Stripe.V2.Core.EventDestination {
  return {
    id: `ed_simulated_${index}`,
    object: 'v2.core.event_destination',
    created: '2026-01-15T09:00:00.000Z',
    description: '',
    enabled_events: events ?? (payload === 'thin' ? THIN : from === '@self' ? PLATFORM : CONNECT),
    event_payload: payload,
    events_from: [from],
    livemode: false,
    metadata: {},
    name: `Ostal ${index + 1}`,
    ...(payload === 'snapshot' && { snapshot_api_version: version }),
    status: isEnabled ? 'enabled' : 'disabled',
    ...(!isEnabled && { status_details: { disabled: { reason: 'user' } } }),
    type: 'webhook_endpoint',
    updated: '2026-01-15T09:00:00.000Z',
    webhook_endpoint: address === undefined ? {} : { url: url ?? address },
  }
}

const SESSIONS = ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'].map(
  (name) => `checkout.session.${name}`,
)
const REFUNDS = ['refund.created', 'refund.updated', 'refund.failed']
const DISPUTES = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
  (name) => `charge.dispute.${name}`,
)
const PLATFORM = [
  ...SESSIONS,
  ...['succeeded', 'payment_failed', 'processing', 'canceled'].map((name) => `payment_intent.${name}`),
  'setup_intent.succeeded',
  'payment_method.automatically_updated',
  'payment_method.detached',
  'mandate.updated',
  ...DISPUTES,
  ...REFUNDS,
]
const CONNECT = [
  ...SESSIONS,
  'charge.refunded',
  ...REFUNDS,
  ...DISPUTES,
  'account.updated',
  'account.application.deauthorized',
]
const THIN = ['v2.core.account[requirements].updated', 'v2.core.account[configuration.merchant].updated']

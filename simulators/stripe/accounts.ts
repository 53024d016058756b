import type Stripe from 'stripe'
import { requireAccess } from './access'
import { createFields, retrieveFields } from './account-fields'
import { errors } from './errors'
import { checkFields } from './fields'
import { newId } from './objects'
import type { Call, Service } from './service'
import type { Store } from './store'

type Account = Stripe.V2.Core.Account
type CreateParams = Stripe.V2.Core.AccountCreateParams
type Included = Stripe.V2.Core.AccountRetrieveParams.Include

/** The requirements of a new seller. */
export const INITIAL_REQUIREMENTS = [
  'identity.entity_type',
  'identity.business_details.registered_name',
  'identity.business_details.address',
  'identity.business_details.id_numbers',
  'identity.individual.given_name',
  'identity.individual.surname',
  'identity.individual.date_of_birth',
  'identity.individual.documents.primary_verification',
  'configuration.merchant.support.phone',
  'defaults.profile.business_url',
  'defaults.payout_methods',
  'identity.attestations.terms_of_service.account',
]

export type AccountState = 'ready' | 'asks' | 'checking' | 'paused'

/** `POST /v2/core/accounts` */
export function createAccount({ service, parameters }: Call): Account {
  checkFields(parameters, createFields)
  const given = parameters as CreateParams
  if (!given.contact_email) throw errors.missingParameter('contact_email')
  if (!given.configuration?.merchant) throw errors.notSimulated('configuration')
  const account: Account = {
    id: newId('acct'),
    object: 'v2.core.account',
    applied_configurations: ['merchant'],
    closed: false,
    contact_email: given.contact_email,
    created: service.clock.instant(),
    dashboard: given.dashboard ?? 'full',
    ...(given.display_name && { display_name: given.display_name }),
    identity: { country: given.identity?.country ?? 'fr' },
    defaults: {
      currency: given.defaults?.currency ?? 'eur',
      locales: ['fr-FR'],
      responsibilities: {
        fees_collector: 'stripe',
        losses_collector: 'stripe',
        requirements_collector: 'stripe',
      },
    },
    livemode: false,
    metadata: (given.metadata ?? {}) as Stripe.Metadata,
  }
  return withParts(setState(service.store, account, 'asks', INITIAL_REQUIREMENTS), given.include)
}

/** `GET /v2/core/accounts/{id}` */
export function retrieveAccount({ service, id, parameters }: Call): Account {
  checkFields(parameters, retrieveFields)
  const account = service.store.find('v2.core.account', id, null)
  if (!account) throw errors.missing('account', id)
  requireAccess(service.store, id)
  return withParts(account, parameters.include as Included[] | undefined)
}

/** Stores an account in a state, with its outstanding requirements. */
export function setState(store: Store, account: Account, state: AccountState, due: string[] = []): Account {
  const status = (
    { ready: 'active', asks: 'restricted', checking: 'pending', paused: 'restricted' } as const
  )[state]
  const capability: Stripe.V2.Core.Account.Configuration.Merchant.Capabilities.CardPayments = {
    status,
    status_details: [],
  }
  const changed: Account = {
    ...account,
    configuration: { merchant: { applied: true, capabilities: { card_payments: capability } } },
    requirements: { entries: due.map(entry) },
  }
  return store.put(changed, null)
}

/** Notifies the product of an account's change by an event of version 1, which Stripe still sends. */
export function sendAccountEvent({ events }: Service, { id }: Account): void {
  events.record('account.updated', { id, object: 'account' }, id)
}

export const isReady = (account: Account | undefined): boolean =>
  account?.configuration?.merchant?.capabilities?.card_payments?.status === 'active'

const entry = (description: string): Stripe.V2.Core.Account.Requirements.Entry => ({
  awaiting_action_from: 'user',
  description,
  errors: [],
  impact: {},
  minimum_deadline: { status: 'currently_due' },
  requested_reasons: [{ code: 'routine_onboarding' }],
})

/** Omits the large parts that `include` does not name. */
function withParts(account: Account, include: Included[] = []): Account {
  const { configuration, requirements, identity, defaults, ...always } = account
  const wants = (part: Included) => include.includes(part)
  return {
    ...always,
    ...(wants('configuration.merchant') && configuration && { configuration }),
    ...(wants('requirements') && requirements && { requirements }),
    ...(wants('identity') && identity && { identity }),
    ...(wants('defaults') && defaults && { defaults }),
  }
}

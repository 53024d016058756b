import type Stripe from 'stripe'
import { createAccountLink } from './account-links'
import { createAccount, retrieveAccount } from './accounts'
import { createCoupon } from './coupons'
import { createSession } from './create-session'
import { createSetup } from './create-setup'
import { createCustomer, updateCustomer } from './customers'
import { cancel, confirm, createIntent } from './intents'
import { attachMethod, detachMethod, listMethods } from './method-calls'
import type {
  AnyObject,
  StoredDecline,
  StoredInstrument,
  StoredLink,
  StoredOutcome,
  StoredRevocation,
  StoredSession,
} from './objects'
import { createDomain, listDomains } from './payment-method-domains'
import { listAccounts, listDestinations, retrievePlatform, type SecondList } from './platform-account'
import { list, retrieve } from './reads'
import { createRefund, listRefunds } from './refunds'
import type { Call } from './service'
import { expireSession, listSessions, retrieveSession } from './sessions'

type Hidden = StoredLink | StoredRevocation | StoredSession | StoredInstrument | StoredOutcome | StoredDecline

/** Stripe's own types, so that `tsc` checks the shape of every answer. */
type Answered = Exclude<AnyObject, Hidden> | Stripe.Checkout.Session | Stripe.V2.Core.AccountLink

type Second = SecondList<Stripe.V2.Core.EventDestination> | SecondList<Stripe.V2.Core.Account>

type Handler = (call: Call) => Answered | Stripe.Account | Stripe.ApiList<Answered> | Second

/** The supported calls, `{}` for an id; any other gets Stripe's 404. */
const CALLS: Record<string, Handler> = {
  'GET /v1/account': retrievePlatform,
  'GET /v2/core/event_destinations': listDestinations,
  'GET /v2/core/accounts': listAccounts,
  'POST /v2/core/accounts': createAccount,
  'GET /v2/core/accounts/{}': retrieveAccount,
  'POST /v2/core/account_links': createAccountLink,
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': listSessions,
  'GET /v1/checkout/sessions/{}': retrieveSession,
  'POST /v1/checkout/sessions/{}/expire': expireSession,
  'POST /v1/coupons': createCoupon,
  'GET /v1/coupons/{}': retrieve('coupon', 'coupon'),
  'POST /v1/customers': createCustomer,
  'GET /v1/customers': list('customer', '/v1/customers'),
  'GET /v1/customers/{}': retrieve('customer'),
  'POST /v1/customers/{}': updateCustomer,
  'POST /v1/payment_intents': createIntent,
  'POST /v1/payment_intents/{}/confirm': confirm,
  'POST /v1/payment_intents/{}/cancel': cancel,
  'GET /v1/payment_methods': listMethods,
  'GET /v1/payment_methods/{}': retrieve('payment_method', 'payment_method'),
  'POST /v1/payment_methods/{}/attach': attachMethod,
  'POST /v1/payment_methods/{}/detach': detachMethod,
  'POST /v1/setup_intents': createSetup,
  'GET /v1/setup_intents/{}': retrieve('setup_intent', 'intent'),
  'GET /v1/mandates/{}': retrieve('mandate', 'mandate'),
  'GET /v1/payment_intents': list('payment_intent', '/v1/payment_intents'),
  'GET /v1/payment_intents/{}': retrieve('payment_intent', 'intent'),
  'GET /v1/charges': list('charge', '/v1/charges'),
  'GET /v1/charges/{}': retrieve('charge', 'charge'),
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': listRefunds,
  'GET /v1/refunds/{}': retrieve('refund'),
  'GET /v1/disputes': list('dispute', '/v1/disputes'),
  'GET /v1/disputes/{}': retrieve('dispute', 'dispute'),
  'POST /v1/payment_method_domains': createDomain,
  'GET /v1/payment_method_domains': listDomains,
  'GET /v1/application_fees/{}': retrieve('application_fee', 'fee'),
  'GET /v1/events': list('event', '/v1/events'),
  'GET /v1/events/{}': retrieve('event'),
}

/** The handler of a request and the id in its path. */
export function findCall(method: string, path: string): { handler: Handler; id: string } | undefined {
  for (const [route, handler] of Object.entries(CALLS)) {
    const pattern = new RegExp(`^${route.replaceAll('/', '\\/').replace('{}', '([^/]+)')}$`)
    const match = pattern.exec(`${method} ${path}`)
    if (match) return { handler, id: decodeURIComponent(match[1] ?? '') }
  }
  return undefined
}

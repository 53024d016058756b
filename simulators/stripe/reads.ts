import type Stripe from 'stripe'
import { withExpanded } from './answer-session'
import { errors } from './errors'
import { checkFields, type Fields } from './fields'
import { page } from './lists'
import type { Objects } from './objects'
import type { Call } from './service'

interface RetrieveParams {
  application_fee: Stripe.ApplicationFeeRetrieveParams
  charge: Stripe.ChargeRetrieveParams
  coupon: Stripe.CouponRetrieveParams
  customer: Stripe.CustomerRetrieveParams
  dispute: Stripe.DisputeRetrieveParams
  event: Stripe.EventRetrieveParams
  mandate: Stripe.MandateRetrieveParams
  payment_intent: Stripe.PaymentIntentRetrieveParams
  payment_method: Stripe.PaymentMethodRetrieveParams
  refund: Stripe.RefundRetrieveParams
  setup_intent: Stripe.SetupIntentRetrieveParams
}

const expand = 'unsupported'
const retrieveFields: { [K in keyof RetrieveParams]: Fields<RetrieveParams[K]> } = {
  application_fee: { expand },
  charge: { expand },
  coupon: { expand },
  customer: { expand },
  dispute: { expand },
  event: { expand },
  mandate: { expand },
  payment_intent: { expand: 'texts', client_secret: 'unsupported' },
  payment_method: { expand },
  refund: { expand },
  setup_intent: { expand, client_secret: 'unsupported' },
}

/** `GET /v1/<path>/{id}` for a kind without expandable fields. */
export const retrieve =
  <K extends keyof RetrieveParams>(kind: K, param = 'id') =>
  ({ service, account, id, parameters }: Call): Objects[K] => {
    checkFields(parameters, retrieveFields[kind])
    const found = service.store.find(kind, id, account)
    if (!found) throw errors.missing(kind, id, param)
    return withExpanded(service, found, account, parameters.expand)
  }

interface ListParams {
  charge: Stripe.ChargeListParams
  customer: Stripe.CustomerListParams
  dispute: Stripe.DisputeListParams
  event: Stripe.EventListParams
  payment_intent: Stripe.PaymentIntentListParams
}

const PAGING = { limit: 'integer', starting_after: 'text', ending_before: 'text' } as const
const common = { ...PAGING, created: 'unsupported', expand } as const
const listFields: { [K in keyof ListParams]: Fields<ListParams[K]> } = {
  charge: { ...common, payment_intent: 'text', customer: 'unsupported', transfer_group: 'unsupported' },
  customer: { ...common, email: 'text', test_clock: 'unsupported' },
  dispute: { ...common, charge: 'text', payment_intent: 'text' },
  event: { ...common, type: 'text', types: 'unsupported', delivery_success: 'unsupported' },
  payment_intent: { ...common, customer: 'unsupported', customer_account: 'unsupported' },
}

/** `GET /v1/<path>`, by its filter. */
export const list =
  <K extends keyof ListParams>(kind: K, url: string) =>
  ({ service, account, parameters }: Call): Stripe.ApiList<Objects[K]> => {
    checkFields(parameters, listFields[kind])
    const filters = Object.entries(parameters).filter(([name]) => !Object.hasOwn(PAGING, name))
    const all = service.store
      .all(kind, account)
      .filter((one) => filters.every(([name, wanted]) => Reflect.get(one, name) === wanted))
    return page(url, all, parameters)
  }

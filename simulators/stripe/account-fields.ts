import type Stripe from 'stripe'
import { type Fields, unsupported } from './fields'

type Params = Stripe.V2.Core.AccountCreateParams
type Identity = Stripe.V2.Core.AccountCreateParams.Identity
type Merchant = Stripe.V2.Core.AccountCreateParams.Configuration.Merchant
type Capabilities = Stripe.V2.Core.AccountCreateParams.Configuration.Merchant.Capabilities

const capabilities = {
  card_payments: { requested: 'boolean' },
  ...unsupported<Capabilities>()(
    'ach_debit_payments',
    'acss_debit_payments',
    'affirm_payments',
    'afterpay_clearpay_payments',
    'alma_payments',
    'amazon_pay_payments',
    'au_becs_debit_payments',
    'bacs_debit_payments',
    'bancontact_payments',
    'blik_payments',
    'blik_recurring_payments',
    'boleto_payments',
    'cartes_bancaires_payments',
    'cashapp_payments',
    'eps_payments',
    'fpx_payments',
    'gb_bank_transfer_payments',
    'grabpay_payments',
    'ideal_payments',
    'jcb_payments',
    'jp_bank_transfer_payments',
    'kakao_pay_payments',
    'klarna_payments',
    'konbini_payments',
    'kr_card_payments',
    'link_payments',
    'mobilepay_payments',
    'multibanco_payments',
    'mx_bank_transfer_payments',
    'naver_pay_payments',
    'oxxo_payments',
    'p24_payments',
    'pay_by_bank_payments',
    'payco_payments',
    'paynow_payments',
    'promptpay_payments',
    'revolut_pay_payments',
    'samsung_pay_payments',
    'satispay_payments',
    'sepa_bank_transfer_payments',
    'sepa_debit_payments',
    'sequra_payments',
    'sunbit_payments',
    'swish_payments',
    'twint_payments',
    'us_bank_transfer_payments',
    'zip_payments',
  ),
} as const satisfies Fields<Capabilities>

const merchant = {
  capabilities,
  ...unsupported<Merchant>()(
    'bacs_debit_payments',
    'branding',
    'card_payments',
    'konbini_payments',
    'mcc',
    'script_statement_descriptor',
    'sepa_debit_payments',
    'statement_descriptor',
    'support',
  ),
} as const satisfies Fields<Merchant>

const page = {
  refresh_url: 'text',
  return_url: 'text',
  collection_options: 'unsupported',
} as const satisfies Fields<Stripe.V2.Core.AccountLinkCreateParams.UseCase.AccountOnboarding>

/** Of `POST /v2/core/accounts`. */
export const createFields = {
  configuration: { merchant, customer: 'unsupported', recipient: 'unsupported' },
  contact_email: 'text',
  dashboard: 'text',
  defaults: {
    currency: 'text',
    locales: 'texts',
    profile: 'unsupported',
    responsibilities: { fees_collector: 'text', losses_collector: 'text' },
  },
  display_name: 'text',
  identity: {
    country: 'text',
    ...unsupported<Identity>()('attestations', 'business_details', 'entity_type', 'individual'),
  },
  include: 'texts',
  metadata: 'metadata',
  ...unsupported<Params>()('account_token', 'contact_phone'),
} as const satisfies Fields<Params>

/** Of `GET /v2/core/accounts/{id}`. */
export const retrieveFields = {
  include: 'texts',
} as const satisfies Fields<Stripe.V2.Core.AccountRetrieveParams>

/** Of `POST /v2/core/account_links`. */
export const linkFields = {
  account: 'text',
  use_case: { type: 'text', account_onboarding: page, account_update: 'unsupported' },
} as const satisfies Fields<Stripe.V2.Core.AccountLinkCreateParams>

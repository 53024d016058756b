import type Stripe from 'stripe'
import { newId, type StoredInstrument } from './objects'
import type { Service } from './service'
import { TEST_NUMBERS, type TestNumber } from './test-numbers'

const instrumentId = (method: string) => `instrument_${method}`

/** The card or bank account of a method. */
export function instrumentOf({ store }: Service, method: string): StoredInstrument & { test: TestNumber } {
  const found = store.find('instrument', instrumentId(method), null)
  const test = found && TEST_NUMBERS[found.number]
  if (!found || !test) throw new Error(`The simulator made no method ${method}`)
  return { ...found, test }
}

/** A method of the platform; with `customer` it is saved for later. */
export function makeMethod(
  service: Service,
  number: string,
  customer: string | null,
  isVerified: boolean,
  id = newId('pm'),
): Stripe.PaymentMethod {
  const { store, clock, events } = service
  const test = TEST_NUMBERS[number]
  if (!test) throw new Error(`No test number ${number}`)
  const owner = customer === null ? undefined : store.find('customer', customer, null)
  const method: Stripe.PaymentMethod = {
    id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: null,
      email: owner?.email ?? null,
      name: owner?.name ?? null,
      phone: null,
      tax_id: null,
    },
    created: clock.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: test.type,
    ...(test.type === 'card' ? { card: cardOf(number, test.brand, yearOf(clock.now()) + 3) } : {}),
    ...(test.type === 'sepa_debit' ? { sepa_debit: accountOf(number) } : {}),
  }
  const mandate = test.type === 'sepa_debit' ? makeMandate(service, method.id) : null
  store.put(
    { object: 'instrument', id: instrumentId(method.id), number, isVerified, mandate: mandate?.id ?? null },
    null,
  )
  store.put(method, null)
  if (customer !== null) events.record('payment_method.attached', method, null)
  return method
}

/** Updates a saved method's expiry date, and with `number` its card: as when a bank sends a new one. */
export function changeCard(
  { store }: Service,
  method: Stripe.PaymentMethod,
  changed: Partial<Stripe.PaymentMethod.Card>,
  number?: string,
): Stripe.PaymentMethod {
  if (number) {
    const instrument = store.find('instrument', instrumentId(method.id), null)
    if (instrument) store.put({ ...instrument, number }, null)
  }
  const { card } = method
  return store.put({ ...method, ...(card && { card: { ...card, ...changed } }) }, null)
}

export function setMandate(
  { store, events }: Service,
  id: string,
  status: 'active' | 'inactive',
): Stripe.Mandate {
  const mandate = store.find('mandate', id, null)
  if (!mandate) throw new Error(`There is no mandate ${id}`)
  if (mandate.status === status) return mandate
  const changed = store.put<Stripe.Mandate>({ ...mandate, status }, null)
  events.record('mandate.updated', changed, null)
  return changed
}

export const yearOf = (seconds: number) => new Date(seconds * 1_000).getUTCFullYear()

/** A card is valid until the end of its month. */
export function isPast({ exp_month, exp_year }: Stripe.PaymentMethod.Card, now: number): boolean {
  return Date.UTC(exp_year, exp_month, 1) <= now * 1_000
}

function cardOf(number: string, brand: string, exp_year: number): Stripe.PaymentMethod.Card {
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'FR',
    display_brand: brand,
    exp_month: 12,
    exp_year,
    fingerprint: `sim${number.slice(-8)}`,
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

function accountOf(iban: string): Stripe.PaymentMethod.SepaDebit {
  return {
    bank_code: iban.slice(4, 9),
    branch_code: iban.slice(9, 14),
    country: iban.slice(0, 2),
    fingerprint: `sim${iban.slice(-8)}`,
    generated_from: { charge: null, setup_attempt: null },
    last4: iban.slice(-4),
  }
}

function makeMandate({ store, clock }: Service, payment_method: string): Stripe.Mandate {
  const id = newId('mandate')
  return store.put<Stripe.Mandate>(
    {
      id,
      object: 'mandate',
      customer_acceptance: {
        accepted_at: clock.now(),
        online: { ip_address: '192.0.2.1', user_agent: 'Simulator' },
        type: 'online',
      },
      livemode: false,
      multi_use: {},
      payment_method,
      payment_method_details: {
        sepa_debit: {
          reference: `SIM${id.slice(-12).toUpperCase()}`,
          url: 'https://hooks.stripe.example/mandate',
        },
        type: 'sepa_debit',
      },
      status: 'active',
      type: 'multi_use',
    },
    null,
  )
}

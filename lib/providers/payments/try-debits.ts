import { confirmIntent } from './confirm-intent'
import type { Intent } from './platform-payments'
import { callStripe } from './stripe'

// The calls of `npm run smoke` to Stripe, with the operator's test key and without our metadata: the product ignores the events
// of these objects.

/** A customer that belongs to no client of the product. */
export const createTestCustomer = async (email: string): Promise<string> =>
  (await callStripe(({ customers }) => customers.create({ email, name: 'Essai' }))).id

/** Saves one of Stripe's test cards, such as `pm_card_visa`. */
export const saveTestCard = async (customer: string, card: string): Promise<string> =>
  (await callStripe(({ paymentMethods }) => paymentMethods.attach(card, { customer }))).id

/** Saves one of Stripe's test accounts with a mandate. */
export async function saveTestAccount(customer: string, iban: string, email: string): Promise<string> {
  const { payment_method: method } = await callStripe(({ setupIntents }) =>
    setupIntents.create({
      customer,
      confirm: true,
      usage: 'off_session',
      allowed_payment_method_types: ['sepa_debit'],
      payment_method_data: {
        type: 'sepa_debit',
        sepa_debit: { iban },
        billing_details: { name: 'Essai', email },
      },
      mandate_data: { customer_acceptance: { type: 'offline' } },
    }),
  )
  if (method === null) throw new Error('Stripe saved no account')
  return typeof method === 'string' ? method : method.id
}

/** Debits a saved method off-session, as the product does. */
export async function debitTestMethod(
  customer: string,
  method: string,
  amountCents: number,
): Promise<Intent> {
  const { id } = await callStripe(({ paymentIntents }) =>
    paymentIntents.create({
      amount: amountCents,
      currency: 'eur',
      customer,
      payment_method: method,
      allowed_payment_method_types: ['card', 'sepa_debit'],
    }),
  )
  return confirmIntent(id)
}

/** Refunds a payment; returns the refund's status at Stripe. */
export const refundTestPayment = async (intentId: string): Promise<string | null> =>
  (await callStripe(({ refunds }) => refunds.create({ payment_intent: intentId }))).status

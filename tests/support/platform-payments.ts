import { createCustomer } from '../../lib/providers/payments/create-customer'
import { openPaymentSession } from '../../lib/providers/payments/open-payment-session'
import { openSetupSession } from '../../lib/providers/payments/open-setup-session'
import type { NewPaymentSession, PlatformSession } from '../../lib/providers/payments/platform-payments'
import { readSession } from '../../lib/providers/payments/read-session'

type Provider = { act(path: string, body?: object): Promise<{ id: string }> }

let clients = 0
// The same in every try, because an idempotency key requires the same body.
const pages = {
  successUrl: 'http://localhost:3000/dashboard/?session={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/dashboard/',
  expiresAt: new Date(Date.now() + 45 * 60_000),
}

/** A new customer of the agency, and the pages that it opens. */
export async function platformCustomer() {
  clients += 1
  const clientId = clients
  const { customerId } = await createCustomer({ clientId, email: 'camille@exemple.fr', name: 'Camille' })
  const who = { clientId, customerId }
  let opened = 0
  const idempotencyKey = () => `session/${clientId}/${(opened += 1)}`
  return {
    ...who,
    setUp: () => openSetupSession({ ...who, ...pages, idempotencyKey: idempotencyKey() }),
    payPage: (changed: Partial<NewPaymentSession> = {}) =>
      openPaymentSession({
        ...who,
        ...pages,
        invoices: [{ id: clientId, label: 'Facture F-2026-0001', amountCents: 3_500 }],
        savesMethod: true,
        idempotencyKey: idempotencyKey(),
        ...changed,
      }),
  }
}

/** A new customer with a saved method, by its test number. */
export async function savedMethod(provider: Provider, number?: string) {
  const customer = await platformCustomer()
  const { sessionId } = await customer.setUp()
  const session = await useNumber(provider, sessionId, number)
  if (!session.method) throw new Error(`${number} was not saved`)
  return { ...customer, session, methodId: session.method.methodId }
}

/** Enters a test number on a page as the customer, and confirms if the bank asks. */
export async function useNumber(
  provider: Provider,
  sessionId: string,
  number?: string,
): Promise<PlatformSession> {
  await provider.act(`sessions/${sessionId}/use`, { ...(number && { number }) })
  return readSession(sessionId)
}

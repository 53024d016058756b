import type { Providers } from '../domain/providers'
import { noPlatform } from '../providers/e-invoicing/e-invoicing'
import { dashboardUrl } from '../providers/payments/dashboard-url'
import { publishableKey } from '../providers/payments/publishable-key'
import { observeCall } from './metrics/measure-providers'
import { refuseInTransaction } from './transaction'

/** The services that the product uses, each adapter loaded at its first call. */
export const providers: Providers = {
  files: {
    store: async (...args) => (await import('../providers/files/store-file')).storeFile(...args),
    read: async (...args) => (await import('../providers/files/read-file')).readFile(...args),
    delete: async (...args) => (await import('../providers/files/delete-files')).deleteFiles(...args),
    async *list() {
      yield* (await import('../providers/files/list-files')).listFiles()
    },
  },
  mail: { send: async (...args) => (await import('../providers/mail/send-mail')).sendMail(...args) },
  payments: {
    createAccount: async (...args) =>
      (await import('../providers/payments/create-account')).createAccount(...args),
    readAccount: async (...args) => (await import('../providers/payments/read-account')).readAccount(...args),
    createAccountLink: async (...args) =>
      (await import('../providers/payments/create-account-link')).createAccountLink(...args),
    createCheckout: async (...args) =>
      (await import('../providers/payments/create-checkout')).createCheckout(...args),
    readCheckout: async (...args) =>
      (await import('../providers/payments/read-checkout')).readCheckout(...args),
    expireCheckout: async (...args) =>
      (await import('../providers/payments/expire-checkout')).expireCheckout(...args),
    createRefund: async (...args) =>
      (await import('../providers/payments/create-refund')).createRefund(...args),
    listRefunds: async (...args) => (await import('../providers/payments/list-refunds')).listRefunds(...args),
    readDispute: async (...args) => (await import('../providers/payments/read-dispute')).readDispute(...args),
    registerDomain: async (...args) =>
      (await import('../providers/payments/register-domain')).registerDomain(...args),
    readEvent: async (...args) => (await import('../providers/payments/read-event')).readEvent(...args),
    publishableKey,
    dashboardUrl,
  },
  platformPayments: {
    createCustomer: async (...args) =>
      (await import('../providers/payments/create-customer')).createCustomer(...args),
    openSetupSession: async (...args) =>
      (await import('../providers/payments/open-setup-session')).openSetupSession(...args),
    openPaymentSession: async (...args) =>
      (await import('../providers/payments/open-payment-session')).openPaymentSession(...args),
    readSession: async (...args) => (await import('../providers/payments/read-session')).readSession(...args),
    expireSession: async (...args) =>
      (await import('../providers/payments/expire-session')).expireSession(...args),
    createIntent: async (...args) =>
      (await import('../providers/payments/create-intent')).createIntent(...args),
    confirmIntent: async (...args) =>
      (await import('../providers/payments/confirm-intent')).confirmIntent(...args),
    readIntent: async (...args) => (await import('../providers/payments/read-intent')).readIntent(...args),
    cancelIntent: async (...args) =>
      (await import('../providers/payments/cancel-intent')).cancelIntent(...args),
    readMethod: async (...args) => (await import('../providers/payments/read-method')).readMethod(...args),
    detachMethod: async (...args) =>
      (await import('../providers/payments/detach-method')).detachMethod(...args),
    listMethods: async (...args) => (await import('../providers/payments/list-methods')).listMethods(...args),
    readMandate: async (...args) => (await import('../providers/payments/read-mandate')).readMandate(...args),
    refundIntent: async (...args) =>
      (await import('../providers/payments/refund-intent')).refundIntent(...args),
    readRefund: async (...args) => (await import('../providers/payments/read-refund')).readRefund(...args),
    listRefunds: async (...args) =>
      (await import('../providers/payments/list-intent-refunds')).listIntentRefunds(...args),
    readDispute: async (...args) =>
      (await import('../providers/payments/read-platform-dispute')).readPlatformDispute(...args),
  },
  eInvoicing: noPlatform,
  relays: {
    find: async (search) => (await import('../providers/relays/find-relays')).findRelays(search),
    get: async (id) => (await import('../providers/relays/find-relays')).getRelay(id),
  },
  shipments: {
    check: async (shipment) =>
      (await import('../providers/shipments/check-shipment')).shipmentIssues(shipment),
    create: async (shipment) =>
      (await import('../providers/shipments/create-shipment')).createShipment(shipment),
    fetchLabel: async (url) => (await import('../providers/shipments/fetch-label')).fetchLabel(url),
    trackingUrl: async (...args) =>
      (await import('../providers/shipments/tracking-url')).trackingUrl(...args),
    track: async (number) => (await import('../providers/shipments/track-parcel')).trackParcel(number),
  },
  webhooks: {
    addressFault: async (...args) =>
      (await import('../providers/webhooks/address-fault')).addressFault(...args),
    deliver: async (...args) =>
      (await import('../providers/webhooks/deliver-webhook')).deliverWebhook(...args),
  },
}

type Calls = Record<string, (...args: never[]) => unknown>

/** The same, but refused inside a transaction, which would hold its locks while it waits for the answer. */
export function outsideTransactions(services: Providers): Providers {
  const guard = (service: string, calls: Calls) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (...args: never[]) => {
          refuseInTransaction(`The provider call ${service}.${name}`)
          return observeCall(service, name, () => call(...args))
        },
      ]),
    )
  const guarded = Object.entries(services).map(([service, calls]) => [service, guard(service, calls)])
  return Object.fromEntries(guarded) as Providers
}

import type { EInvoicing } from '@/lib/providers/e-invoicing/e-invoicing'
import type { deleteFiles } from '@/lib/providers/files/delete-files'
import type { listFiles } from '@/lib/providers/files/list-files'
import type { readFile } from '@/lib/providers/files/read-file'
import type { storeFile } from '@/lib/providers/files/store-file'
import type { sendMail } from '@/lib/providers/mail/send-mail'
import type { Payments } from '@/lib/providers/payments/payments'
import type { PlatformPayments } from '@/lib/providers/payments/platform-payments'
import type { Relays } from '@/lib/providers/relays/relays'
import type { Shipments } from '@/lib/providers/shipments/shipments'
import type { addressFault } from '@/lib/providers/webhooks/address-fault'
import type { deliverWebhook } from '@/lib/providers/webhooks/deliver-webhook'

/** A provider call whose adapter is loaded on first use. */
export type Lazy<Call extends (...args: never[]) => unknown> = (
  ...args: Parameters<Call>
) => Promise<Awaited<ReturnType<Call>>>

/** The calls the domain makes to external services. None may run inside a transaction. */
export type Providers = {
  files: {
    store: Lazy<typeof storeFile>
    read: Lazy<typeof readFile>
    delete: Lazy<typeof deleteFiles>
    list: typeof listFiles
  }
  mail: { send: Lazy<typeof sendMail> }
  payments: Payments
  /** For the agency's own money; `payments` is for the sellers'. */
  platformPayments: PlatformPayments
  eInvoicing: EInvoicing
  relays: Relays
  shipments: Shipments
  webhooks: { addressFault: Lazy<typeof addressFault>; deliver: Lazy<typeof deliverWebhook> }
}

import { listIntentRefunds } from './list-intent-refunds'
import type { Refund } from './payments'
import { invoicesOf } from './platform-metadata'
import { callStripe } from './stripe'

/** The refunds of an invoice's payment, searched in the latest 100 payments. */
export async function findInvoiceRefunds(invoiceId: number): Promise<Refund[]> {
  const { data } = await callStripe(({ paymentIntents }) => paymentIntents.list({ limit: 100 }))
  const paying = data.filter(({ metadata }) => invoicesOf(metadata).includes(invoiceId))
  return (await Promise.all(paying.map(({ id }) => listIntentRefunds(id)))).flat()
}

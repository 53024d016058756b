import type Stripe from 'stripe'

/** The metadata on the agency's own sessions and payments, by which we recognize them. */
export const PLATFORM_METADATA = { client: 'client_id', invoices: 'invoice_ids' } as const

export const metadataOf = (clientId: number, invoiceIds: number[]): Record<string, string> => ({
  [PLATFORM_METADATA.client]: String(clientId),
  ...(invoiceIds.length > 0 && { [PLATFORM_METADATA.invoices]: invoiceIds.join(',') }),
})

export const isOfClient = (metadata: Stripe.Metadata | null | undefined): boolean =>
  Boolean(metadata?.[PLATFORM_METADATA.client])

export const invoicesOf = (metadata: Stripe.Metadata): number[] =>
  (metadata[PLATFORM_METADATA.invoices] ?? '').split(',').filter(Boolean).map(Number)

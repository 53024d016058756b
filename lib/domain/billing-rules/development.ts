/** A deposit or balance of a website. */
export type DevelopmentInvoice = {
  purpose: string
  status: 'draft' | 'issued' | 'paid' | 'cancelled'
}

/** Whether the development of a website is paid in full: nothing of it is open, and its balance is paid; or, once it was delivered,
 *  which is when a balance is issued, its deposit was all. */
export function isDevelopmentPaid(
  invoices: readonly DevelopmentInvoice[],
  { isDelivered }: { isDelivered: boolean },
): boolean {
  if (invoices.some(({ status }) => status === 'draft' || status === 'issued')) return false
  const paid = invoices.filter(({ status }) => status === 'paid')
  return paid.some(({ purpose }) => purpose === 'balance' || isDelivered)
}

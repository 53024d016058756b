/** A deposit or balance of a website. */
export type DevelopmentInvoice = {
  purpose: string
  status: 'draft' | 'issued' | 'paid' | 'cancelled'
}

/** Whether a website's development is paid in full: no invoice is open, and the balance is paid. A balance is issued on delivery,
 *  so after delivery a paid deposit alone is enough. */
export function isDevelopmentPaid(
  invoices: readonly DevelopmentInvoice[],
  { isDelivered }: { isDelivered: boolean },
): boolean {
  if (invoices.some(({ status }) => status === 'draft' || status === 'issued')) return false
  const paid = invoices.filter(({ status }) => status === 'paid')
  return paid.some(({ purpose }) => purpose === 'balance' || isDelivered)
}

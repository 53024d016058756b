/** Of the page of an invoice or credit note, which its client and the agency share. */
export const invoicePath = (id: number): string => `/dashboard/facturation/factures/${id}`

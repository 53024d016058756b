/** The path of the page of an invoice or credit note, for its client and for the agency. */
export const invoicePath = (id: number): string => `/dashboard/facturation/factures/${id}`

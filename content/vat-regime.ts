type VatRegimeFact = {
  /** The first day, `YYYY-MM-DD`. */
  from: string
  regime: 'standard' | 'exempt'
  /** « Option pour le paiement de la taxe d’après les débits »: VAT is due when the invoice is issued. */
  isOnDebits?: boolean
}

/** The agency's VAT regime by first day; oldest first. TO BE REPLACED when it has no VAT, or pays it on its invoices. */
export const VAT_REGIMES: readonly VatRegimeFact[] = [{ from: '2020-01-01', regime: 'standard' }]

/** The mention on invoices of a seller without VAT, by first day; oldest first. TO BE COMPLETED with the article that replaces
 *  293 B in the code of September 2026, to be named by the accountant. */
export const EXEMPT_MENTIONS: readonly { from: string; text: string }[] = [
  { from: '2020-01-01', text: 'TVA non applicable, article 293 B du code général des impôts.' },
]

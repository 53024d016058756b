type VatRegimeFact = {
  /** The first day, `YYYY-MM-DD`. */
  from: string
  regime: 'standard' | 'exempt'
  /** « Option pour le paiement de la taxe d’après les débits »: VAT is due when the invoice is issued. */
  isOnDebits?: boolean
}

/** How the agency is taxed, from which day on; oldest first. TO BE REPLACED when it has no VAT, or pays it on its invoices. */
export const VAT_REGIMES: readonly VatRegimeFact[] = [{ from: '2020-01-01', regime: 'standard' }]

/** What an invoice of a seller without VAT says, from which day on; oldest first. TO BE COMPLETED with the article that the code of
 *  September 2026 has in place of 293 B, which the accountant names. */
export const EXEMPT_MENTIONS: readonly { from: string; text: string }[] = [
  { from: '2020-01-01', text: 'TVA non applicable, article 293 B du code général des impôts.' },
]

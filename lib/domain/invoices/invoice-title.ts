import type { IssuedInvoice } from './issued-invoice'

const NAMES = { deposit: 'Facture d’acompte', balance: 'Facture de solde' }

/** « Facture F-2026-0042 », « Avoir A-2026-0003 »; the number never wraps. */
export function invoiceTitle({ kind, purpose, number }: Pick<IssuedInvoice, 'kind' | 'purpose' | 'number'>) {
  if (kind === 'credit_note') return `Avoir ${number}`
  return `${purpose === 'deposit' || purpose === 'balance' ? NAMES[purpose] : 'Facture'} ${number}`
}

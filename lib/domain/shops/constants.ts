import type { Shop } from './schema'

/** Where a seller may be registered, by the codes of ISO 3166-1. */
export const SELLER_COUNTRIES = ['FR', 'BE', 'CH', 'DE', 'ES', 'IT', 'LU', 'MC', 'NL', 'PT'] as const

/** What is stated about VAT, to the seller and, where it is exempt, on each order and receipt. */
export const VAT_WORDS: Record<Shop['vatRegime'], string> = {
  standard: 'TVA comprise dans vos prix',
  exempt: 'TVA non applicable, art. 293 B du CGI',
}

import type { Shop } from './schema'

/** The countries a seller may be registered in, by ISO 3166-1 code. */
export const SELLER_COUNTRIES = ['FR', 'BE', 'CH', 'DE', 'ES', 'IT', 'LU', 'MC', 'NL', 'PT'] as const

/** The statement about VAT for the seller and, if exempt, on each order and receipt. */
export const VAT_WORDS: Record<Shop['vatRegime'], string> = {
  standard: 'TVA comprise dans vos prix',
  exempt: 'TVA non applicable, art. 293 B du CGI',
}

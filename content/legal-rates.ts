/** The legal rate of interest for creditors that are not consumers (« tous les autres cas »), in hundredths of a percent per
 *  year, by half-year. A missing half-year yields no interest: add each order when the Journal officiel publishes it, in June
 *  and December. */
export const LEGAL_RATES: Partial<Record<`${number}-${1 | 2}`, number>> = {
  // As quoted by legifiscal.fr in January 2026; to be compared with the orders.
  '2024-2': 492,
  '2025-1': 371,
  // Order of 19 June 2025 (ECOT2516925A).
  '2025-2': 276,
  // Order of 15 December 2025, JORF of 26 December 2025.
  '2026-1': 262,
  // To complete: the order of June 2026.
}

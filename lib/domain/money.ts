const whole = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Integer cents as a French price that never wraps: `1 600 €`, `29,17 €`. */
export function formatEuros(cents: number): string {
  const format = cents % 100 === 0 ? whole : exact
  // U+202F is missing from many fonts.
  return format.format(cents / 100).replace(/\s/g, '\u00a0')
}

/** As the provider names them. */
const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'CB',
  SEPA: 'Compte bancaire (SEPA)',
}

export const brandName = (brand: string): string => BRANDS[brand] ?? brand

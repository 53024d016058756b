/** A shopper's steps at the checkout, for tests that walk through it. */
export const STEPS = [
  ...(['home', 'relay', 'pickup', 'point A', 'point B'] as const),
  ...(['search', 'address', 'back', 'reload', 'submit'] as const),
] as const
export type Step = (typeof STEPS)[number]

/** The zip codes for relay searches, in turn. */
export const ZIPS = ['34000', '75011'] as const

/** The addresses for home deliveries, in turn. */
export const PLACES = [
  { line1: '1 rue de la Loge', zip: '34000', city: 'Montpellier' },
  { line1: '8 quai du Port', zip: '13001', city: 'Marseille' },
] as const

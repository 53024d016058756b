/** What a shopper does at the checkout, in the tests that walk through it. */
export const STEPS = [
  ...(['home', 'relay', 'pickup', 'point A', 'point B'] as const),
  ...(['search', 'address', 'back', 'reload', 'submit'] as const),
] as const
export type Step = (typeof STEPS)[number]

/** Where relay points are searched, in turn. */
export const ZIPS = ['34000', '75011'] as const

/** Where home deliveries go, in turn. */
export const PLACES = [
  { line1: '1 rue de la Loge', zip: '34000', city: 'Montpellier' },
  { line1: '8 quai du Port', zip: '13001', city: 'Marseille' },
] as const

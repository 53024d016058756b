/** What the sign-up wizard offers. Prices in integer cents, VAT included. */
export const subscriptionPlans = [
  { name: 'Sub Basic', monthlyCents: 3_500, annualCents: 35_000, features: ['3 pages'], recommended: false },
  {
    name: 'Sub Standard',
    monthlyCents: 5_900,
    annualCents: 59_000,
    features: ['6 pages', '3 langues', 'Site dynamique'],
    recommended: true,
  },
  {
    name: 'Sub Pro',
    monthlyCents: 11_200,
    annualCents: 112_000,
    features: ['Pages illimitées', '5 langues', 'E-commerce'],
    recommended: false,
  },
] as const

/** Paid once, VAT included. */
export const oneTimePlans = [
  { name: 'Basic', priceCents: 95_000, features: ['3 pages', '2 langues'], recommended: false },
  {
    name: 'Standard',
    priceCents: 160_000,
    features: ['6 pages', '3 langues', 'Site dynamique'],
    recommended: true,
  },
  {
    name: 'Pro',
    priceCents: 300_000,
    features: ['Pages illimitées', '5 langues', 'E-commerce'],
    recommended: false,
  },
] as const

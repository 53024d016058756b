/** A plan as the home page compares it. Prices in integer cents, VAT included. */
export type Plan = {
  name: string
  type: string
  subscriptionCents: number
  developmentCents: number
  pros: readonly string[]
  developmentFeatures: readonly string[]
  recommended: boolean
}

export const plans: readonly Plan[] = [
  {
    name: 'Basique',
    type: 'Site vitrine statique',
    subscriptionCents: 3_500,
    developmentCents: 95_000,
    pros: ['3 pages', '2 langues', 'Hébergement compris', 'Support et mises à jour'],
    developmentFeatures: [
      'Site vitrine statique de 3 pages',
      '2 langues',
      'Vous devenez propriétaire du site',
      'Bugs corrigés pendant 6 mois',
    ],
    recommended: false,
  },
  {
    name: 'Standard',
    type: 'Site dynamique avec CMS',
    subscriptionCents: 5_900,
    developmentCents: 160_000,
    pros: [
      '6 pages',
      '3 langues',
      'CMS compris : vous modifiez vos contenus',
      'Hébergement compris',
      'Support et mises à jour, priorité haute',
    ],
    developmentFeatures: [
      'Site dynamique de 6 pages',
      '3 langues',
      'Licence CMS comprise',
      'Vous devenez propriétaire du site',
      'Bugs corrigés pendant 6 mois',
    ],
    recommended: true,
  },
  {
    name: 'Pro',
    type: 'E-commerce et CMS',
    subscriptionCents: 11_200,
    developmentCents: 300_000,
    pros: [
      'Pages illimitées',
      '5 langues',
      'Boutique en ligne et CMS compris',
      'Hébergement compris',
      'Support et mises à jour, première priorité',
    ],
    developmentFeatures: [
      'Boutique en ligne, pages illimitées',
      '5 langues',
      'Licence CMS comprise',
      'Vous devenez propriétaire du site',
      'Bugs corrigés pendant 6 mois',
    ],
    recommended: false,
  },
]

/** The separate CMS licence, a year. Included in Standard and Pro. */
export const cmsLicenceCents = 19_800

import { PLAN_FACTS } from './plan-facts'
import { TERMS } from './terms'

const { basic, premium, enterprise } = PLAN_FACTS

/** A plan as the home page compares it: its facts and the words for them. */
export type Plan = typeof basic & {
  type: string
  pros: readonly string[]
  developmentFeatures: readonly string[]
  recommended: boolean
}

const HOSTED = 'Hébergement compris'
const OWNED = ['Vous devenez propriétaire du site', `Bugs corrigés pendant ${TERMS.warrantyMonths} mois`]
const WITH_LICENCE = 'Licence CMS comprise'

export const plans: readonly Plan[] = [
  {
    ...basic,
    type: 'Site vitrine statique',
    pros: [`${basic.pages} pages`, `${basic.languages} langues`, HOSTED, 'Support et mises à jour'],
    developmentFeatures: [
      `Site vitrine statique de ${basic.pages} pages`,
      `${basic.languages} langues`,
      ...OWNED,
    ],
    recommended: false,
  },
  {
    ...premium,
    type: 'Site dynamique avec CMS',
    pros: [
      `${premium.pages} pages`,
      `${premium.languages} langues`,
      'CMS compris : vous modifiez vos contenus',
      HOSTED,
      'Support et mises à jour, priorité haute',
    ],
    developmentFeatures: [
      `Site dynamique de ${premium.pages} pages`,
      `${premium.languages} langues`,
      WITH_LICENCE,
      ...OWNED,
    ],
    recommended: true,
  },
  {
    ...enterprise,
    type: 'E-commerce et CMS',
    pros: [
      'Pages illimitées',
      `${enterprise.languages} langues`,
      'Boutique en ligne et CMS compris',
      HOSTED,
      'Support et mises à jour, première priorité',
    ],
    developmentFeatures: [
      'Boutique en ligne, pages illimitées',
      `${enterprise.languages} langues`,
      WITH_LICENCE,
      ...OWNED,
    ],
    recommended: false,
  },
]

/** The separate CMS licence, a year. Included in Standard and Pro. */
export const cmsLicenceCents = 19_800

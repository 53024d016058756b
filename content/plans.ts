import { PLAN_FACTS, PLANS, type PlanKey } from './plan-facts'
import { TERMS } from './terms'

const { basic, premium, enterprise } = PLAN_FACTS

type Words = {
  type: string
  pros: readonly string[]
  developmentFeatures: readonly string[]
  recommended: boolean
}
/** A plan in the home page's comparison: its facts and their texts. */
export type Plan = (typeof PLAN_FACTS)[PlanKey] & Words

const HOSTED = 'Hébergement compris'
const OWNED = ['Vous devenez propriétaire du site', `Bugs corrigés pendant ${TERMS.warrantyMonths} mois`]
const WITH_LICENCE = 'Licence CMS comprise'

const WORDS: Record<PlanKey, Words> = {
  basic: {
    type: 'Site vitrine statique',
    pros: [`${basic.pages} pages`, `${basic.languages} langues`, HOSTED, 'Support et mises à jour'],
    developmentFeatures: [
      `Site vitrine statique de ${basic.pages} pages`,
      `${basic.languages} langues`,
      ...OWNED,
    ],
    recommended: false,
  },
  premium: {
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
  enterprise: {
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
}

export const plans: readonly Plan[] = PLANS.map((plan) => ({ ...PLAN_FACTS[plan], ...WORDS[plan] }))

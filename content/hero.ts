import { brand } from './brand'
import { examples } from './examples'

/** The top of the home page, in addition to the brand's name and tagline. */
export const hero = {
  /** The offer in one sentence; the price that follows comes from the plans. */
  offer: 'Votre site conçu, hébergé et tenu à jour, et une personne qui vous répond.',
  /** The agency and its city. */
  place: `Agence web à ${brand.address.city}`,
  priceNote: 'TVA comprise.',
  offers: [
    { name: 'Sites modernes', detail: 'rapides, lisibles, accessibles' },
    { name: 'E-commerce', detail: 'paiement, stocks et livraisons' },
    { name: 'Applications web', detail: 'vos outils sur mesure' },
  ],
} as const

/** SAMPLE: the invented client whose client area and website visitors can try in the hero. */
export const demo = {
  client: 'Camille',
  site: examples.find(({ slug }) => slug === 'restaurants')?.name,
  review: { of: 'Léa', text: 'On s’y sent chez soi, on y revient.' },
  /** The client writes first, then the agency, in turns. */
  conversation: ['Peut-on ajouter la carte d’été ?', 'C’est en ligne. Bonne saison !'],
  /** The agency's answers to a visitor's first message, and to each after it. */
  answers: [
    'Bien reçu ! Dans votre espace, une personne vous répond ici.',
    'C’est noté. Et si nous parlions de votre vrai projet ?',
  ],
} as const

import { brand } from './brand'
import { examples } from './examples'

/** What stands at the top of the home page, beside the brand's name and tagline. */
export const hero = {
  /** What one gets, in one breath; the price that follows comes from the plans. */
  offer: 'Votre site conçu, hébergé et tenu à jour, et une personne qui vous répond.',
  /** Who and where. */
  place: `Agence web à ${brand.address.city}`,
  priceNote: 'TVA comprise.',
  offers: [
    { name: 'Sites modernes', detail: 'rapides, lisibles, accessibles' },
    { name: 'E-commerce', detail: 'paiement, stocks et livraisons' },
    { name: 'Applications web', detail: 'vos outils sur mesure' },
  ],
} as const

/** SAMPLE: the invented client whose space and website the hero lets visitors try. */
export const demo = {
  client: 'Camille',
  site: examples.find(({ slug }) => slug === 'restaurants')?.name,
  review: { of: 'Léa', text: 'On s’y sent chez soi, on y revient.' },
  /** The client writes first, then the agency, by turns. */
  conversation: ['Peut-on ajouter la carte d’été ?', 'C’est en ligne. Bonne saison !'],
  /** What the agency says to the first message that is tried, and to each after it. */
  answers: [
    'Bien reçu ! Dans votre espace, une personne vous répond ici.',
    'C’est noté. Et si nous parlions de votre vrai projet ?',
  ],
} as const

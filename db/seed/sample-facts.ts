import type { products } from '../schema/products'

type Facts = Partial<typeof products.$inferInsert>

const food = (foodName: string, ingredients: string, allergens: Facts['allergens']): Facts => ({
  isFood: true,
  foodName,
  ingredients,
  allergens: allergens ?? [],
})

/** Per 100 g or 100 ml, in the order of the label. */
function nutrition(...amounts: [number, number, number, number, number, number, number, number]): Facts {
  const [energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt] = amounts
  return { energyKj, energyKcal, fat, saturates, carbohydrate, sugars, protein, salt }
}

const maker = (manufacturerName: string, manufacturerAddress: string, site: string): Facts => ({
  manufacturerName,
  manufacturerAddress,
  manufacturerContact: `contact@${site}.example`,
})
const noRisk: Facts = { noWarning: true }

const DRY = 'À conserver à l’abri de la lumière et de l’humidité.'
const OPENED = 'Après ouverture, à garder au frais et à consommer sous huit jours.'

/** The legally required facts of the sample products, by reference or name. The gift box still lacks its nutrition table. */
export const SAMPLE_FACTS: Record<string, Facts> = {
  'MIEL-GAR-500': {
    ...food('Miel de garrigue', 'Miel.', []),
    ...{ netQuantity: 500, storage: DRY, origin: 'France (Hérault)', noNutrition: true },
  },
  'HUI-OLI-75': {
    ...food('Huile d’olive vierge extra', 'Huile d’olive vierge extra.', []),
    ...nutrition(3389, 824, 91.6, 13.3, 0, 0, 0, 0),
    ...{ netQuantity: 75, netUnit: 'cl', storage: DRY, origin: 'France' },
  },
  'TAP-NOI-90': {
    ...food(
      'Tapenade d’olives noires',
      'Olives noires 72\u00a0%, câpres, ANCHOIS 6\u00a0%, huile d’olive, ail, thym.',
      ['fish'],
    ),
    ...nutrition(1085, 263, 27, 3.9, 2.1, 0.3, 2.4, 3.1),
    ...{ netQuantity: 90, storage: OPENED },
  },
  'CONF-FIG-320': {
    ...food('Confiture extra de figues', 'Figues 65\u00a0%, sucre de canne, jus de citron.', []),
    ...nutrition(920, 217, 0.3, 0.1, 52, 51, 0.7, 0.01),
    ...{ netQuantity: 320, storage: OPENED },
  },
  'SEL-THY-150': {
    ...food('Fleur de sel au thym', 'Fleur de sel 96\u00a0%, thym séché 4\u00a0%.', []),
    ...{ netQuantity: 150, storage: DRY, noNutrition: true },
  },
  'TAB-LIN': {
    ...noRisk,
    ...maker('Tissages du Gard', '8 rue des Teinturiers, 30000 Nîmes', 'tissages-gard'),
  },
  'TEE-MARCHE': {
    ...noRisk,
    ...maker('Maille Sud', '21 avenue de Toulouse, 34070 Montpellier', 'maille-sud'),
  },
  'CHAUS-VEND': {
    ...noRisk,
    ...maker('Tejidos Atlas', 'Zone franche, 90000 Tanger, Maroc', 'tejidos-atlas'),
    manufacturerOutsideEu: true,
    responsibleName: 'Import Thau SARL',
    responsibleAddress: '2 quai du Bosc, 34200 Sète',
    responsibleContact: 'securite@import-thau.example',
  },
  'VIN-FAU-75': {
    ...maker('Domaine des Schistes', 'Route de Lenthéric, 34600 Faugères', 'domaine-schistes'),
    ...{ isFood: true, foodName: 'Vin rouge, Faugères AOP', allergens: ['sulphites'], origin: 'France' },
    ...{ alcohol: true, alcoholPercent: 13.5, netQuantity: 75, netUnit: 'cl' },
  },
  'JUS-RAI-100': {
    ...food('Pur jus de raisin', 'Jus de raisin muscat.', []),
    ...nutrition(275, 65, 0, 0, 15.8, 15.8, 0.3, 0.01),
    ...{ netQuantity: 1, netUnit: 'l', storage: OPENED },
  },
  'COF-GARR': {
    ...food(
      'Assortiment apéritif',
      'Tapenade (olives, câpres, ANCHOIS, huile d’olive), caviar d’aubergine, croquants (farine de BLÉ, AMANDES, olives), huile d’olive.',
      ['gluten', 'fish', 'nuts'],
    ),
    ...{ netQuantity: 620, storage: OPENED },
  },
  'PAN-PIQUE': {
    ...food(
      'Repas froid pour deux personnes',
      'Salades de saison, fougasses (farine de BLÉ, olives), fromage de chèvre (LAIT), fruits.',
      ['gluten', 'milk'],
    ),
    ...{ netQuantity: 1, netUnit: 'piece', noNutrition: true },
    storage: 'À garder au frais et à manger le jour même.',
  },
  'BOU-FIGUIER': {
    ...maker('Cirier de l’Orb', '5 impasse des Ateliers, 34500 Béziers', 'cirier-orb'),
  },
  'LIV-CUISINE': {
    ...noRisk,
    ...maker('Éditions du Causse', '12 place du Marché, 12100 Millau', 'editions-causse'),
    identifier: 'ISBN 978-2-0000-0000-2',
  },
  'Pois chiches de Carlencas, 1 kg': {
    ...food('Pois chiches secs', 'Pois chiches.', []),
    ...{ netQuantity: 1, netUnit: 'kg', storage: DRY, origin: 'France', noNutrition: true },
    identifier: 'Lot CAR-2026',
  },
}

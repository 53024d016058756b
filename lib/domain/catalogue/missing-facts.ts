import { isAlcoholic } from '../product-facts/alcohol'
import { type Facts, NUTRIENT_NAMES, type ShopDefaults } from '../product-facts/facts'
import { makerOf } from '../product-facts/maker'

/** The sections of the product's form, as titled there. */
export const FACT_PLACES = {
  basics: 'Informations de base',
  pictures: 'Galerie d’images',
  safety: 'Sécurité du produit',
  quantity: 'Quantité et prix à l’unité',
  food: 'Denrée alimentaire',
  alcohol: 'Alcool',
} as const

export type MissingFact = { code: string; label: string; where: string }

/** The data from which a product's facts are read. */
export type Described = Facts & {
  id: number
  reference: string
  category: string
  risks: string
  images: readonly string[]
  sizes: readonly { netQuantity: number | null }[]
}

const { basics, pictures, safety, quantity, food, alcohol } = FACT_PLACES

/** What the law requires to be said of a product before purchase, and its shop does not say yet: safety (GPSR, article 19), food
 *  (INCO, articles 9 and 14), net quantity and alcohol. */
export function missingProductFacts({
  product,
  shopDefaults,
}: {
  product: Described
  shopDefaults: ShopDefaults
}): MissingFact[] {
  const { manufacturer, responsible } = makerOf(product, shopDefaults)
  const drink = isAlcoholic(product)
  const edible = product.isFood || drink
  const facts: [isMissing: boolean, code: string, label: string, where: string][] = [
    [product.images.length === 0, 'picture', 'Image du produit', pictures],
    [product.category === '', 'type', 'Type de produit (sa catégorie)', basics],
    [!hasIdentifier(product), 'identifier', 'Référence ou autre identifiant', safety],
    [manufacturer.name === '', 'manufacturer', 'Nom du fabricant', safety],
    [manufacturer.address === '', 'manufacturer-address', 'Adresse postale du fabricant', safety],
    [manufacturer.contact === '', 'manufacturer-contact', 'Adresse électronique du fabricant', safety],
    [responsible?.name === '', 'eu-responsible', 'Personne responsable dans l’Union', safety],
    [
      responsible?.address === '',
      'eu-responsible-address',
      'Adresse postale de la personne responsable',
      safety,
    ],
    [
      responsible?.contact === '',
      'eu-responsible-contact',
      'Adresse électronique de la personne responsable',
      safety,
    ],
    // Food has allergens, storage and instructions instead of warnings.
    [
      !edible && !saysWarnings(product, shopDefaults),
      'warnings',
      'Avertissements, ou l’absence de risque',
      safety,
    ],
    [edible && !hasQuantity(product), 'net-quantity', 'Quantité nette', quantity],
    [edible && product.foodName === '', 'food-name', 'Dénomination de la denrée', food],
    [edible && product.allergens === null, 'allergens-declared', 'Allergènes, ou leur absence', food],
    // Article 16(4): drinks above 1.2 % are exempt from both.
    [product.isFood && !drink && product.ingredients === '', 'ingredients', 'Liste des ingrédients', food],
    [product.isFood && !drink && !hasNutrition(product), 'nutrition', 'Déclaration nutritionnelle', food],
    [drink && product.alcoholPercent === null, 'alcohol-degree', 'Degré d’alcool', alcohol],
  ]
  return facts.flatMap(([isMissing, code, label, where]) => (isMissing ? [{ code, label, where }] : []))
}

/** An automatic reference does not identify the product. */
const hasIdentifier = ({ identifier, reference, id }: Described) =>
  identifier !== '' || reference !== `P-${id}`

const saysWarnings = ({ risks, noWarning }: Described, { warnings }: ShopDefaults) =>
  noWarning || risks !== '' || warnings !== ''

const hasQuantity = ({ netQuantity, sizes }: Described) =>
  netQuantity !== null || (sizes.length > 0 && sizes.every((size) => size.netQuantity !== null))

const hasNutrition = (product: Described) =>
  product.noNutrition || NUTRIENT_NAMES.every((name) => product[name] !== null)

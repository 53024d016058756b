import type { Product } from '../catalogue/schema'
import { ALCOHOL_WARNING, isAlcoholic, NO_MINORS } from './alcohol'
import {
  ALLERGENS,
  type Allergen,
  NET_UNITS,
  type NetUnit,
  NO_DEFAULTS,
  NUTRIENTS,
  type Nutrient,
} from './facts'
import { makerOf } from './maker'

export type Fact = { name: string; text: string }

const decimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 5 })
const write = (value: number, unit: string) =>
  `${decimals.format(value).replace(/\s/g, '\u00a0')}\u00a0${unit}`

export const quantityWords = (quantity: number, unit: NetUnit): string =>
  write(quantity, unit === 'piece' && quantity >= 2 ? 'pièces' : NET_UNITS[unit])

/** The facts to show about a product before purchase, beyond its description, each with its name. */
export const productFacts = (product: Product): Fact[] => [
  ...said({
    Composition: product.composition,
    Risques: product.risks,
    Dimensions: dimensions(product),
    Poids: product.weightGrams ? write(product.weightGrams / 1_000, 'kg') : '',
    Référence: product.reference,
  }),
  ...legalFacts(product),
]

/** Those required by law and not in an older field of the API, with the shop's defaults. */
export function legalFacts(product: Product): Fact[] {
  const { manufacturer, responsible } = makerOf(product, product.defaults ?? NO_DEFAULTS)
  return said({
    'Quantité nette': netQuantity(product),
    ...foodFacts(product),
    ...alcoholFacts(product),
    Avertissements: product.risks ? '' : (product.defaults?.warnings ?? ''),
    Fabricant: lines(Object.values(manufacturer)),
    'Personne responsable dans l’Union européenne': lines(Object.values(responsible ?? {})),
    Identifiant: product.identifier,
  })
}

const said = (facts: Record<string, string>): Fact[] =>
  Object.entries(facts).flatMap(([name, text]) => (text ? [{ name, text }] : []))

const lines = (texts: string[]) => texts.filter(Boolean).join('\n')

function netQuantity({ netQuantity, netUnit, sizes }: Product): string {
  const sized = sizes.flatMap(({ size, netQuantity: own }) =>
    own === null ? [] : [`${size}\u00a0: ${quantityWords(own, netUnit)}`],
  )
  return lines([netQuantity === null ? '' : quantityWords(netQuantity, netUnit), ...sized])
}

function dimensions({ heightCm, widthCm, lengthCm, radiusCm }: Product): string {
  const sides = { hauteur: heightCm, largeur: widthCm, longueur: lengthCm, rayon: radiusCm }
  return Object.entries(sides)
    .flatMap(([name, cm]) => (cm ? [`${name} ${write(cm, 'cm')}`] : []))
    .join(', ')
}

function foodFacts(product: Product): Record<string, string> {
  if (!product.isFood && !isAlcoholic(product)) return {}
  const isLiquid = ['ml', 'cl', 'l'].includes(product.netUnit)
  return {
    Dénomination: product.foodName,
    Ingrédients: product.ingredients,
    Allergènes: allergenWords(product.allergens),
    'Conservation et utilisation': product.storage,
    Origine: product.origin,
    [`Valeurs nutritionnelles pour 100\u00a0${isLiquid ? 'ml' : 'g'}`]: nutrition(product),
  }
}

function allergenWords(codes: readonly Allergen[] | null): string {
  if (codes === null) return ''
  return codes.map((code) => ALLERGENS[code]).join(', ') || 'Aucun des 14\u00a0allergènes à déclarer'
}

function nutrition(product: Product): string {
  const { energyKj, energyKcal } = product
  const energy = [
    energyKj !== null && write(energyKj, 'kJ'),
    energyKcal !== null && write(energyKcal, 'kcal'),
  ]
  const others = Object.entries(NUTRIENTS).flatMap(([name, { label, unit }]) => {
    const value = product[name as Nutrient]
    return value === null || unit !== 'g' ? [] : [`${label}\u00a0: ${write(value, unit)}`]
  })
  const known = energy.filter(Boolean).join(' / ')
  return lines([known && `Énergie\u00a0: ${known}`, ...others])
}

function alcoholFacts(product: Product): Record<string, string> {
  if (!isAlcoholic(product)) return {}
  const { alcoholPercent } = product
  return {
    Alcool: alcoholPercent === null ? '' : write(alcoholPercent, '% vol'),
    Avertissement: lines([ALCOHOL_WARNING, NO_MINORS]),
  }
}

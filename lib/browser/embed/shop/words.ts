import { LOW_STOCK } from '../../../domain/catalogue/policy'
import type { ProductWire } from '../wire'

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Integer cents as a price that never wraps; U+202F is missing from many fonts. */
export const formatCents = (cents: number): string => euros.format(cents / 100).replace(/\s/g, '\u00a0')

export const stockWords = (left: number): string =>
  left === 0 ? 'Épuisé' : left <= LOW_STOCK ? `Plus que ${left} en stock` : 'En stock'

const decimal = (value: number) => value.toLocaleString('fr-FR')

/** A product's facts beyond its description, each with its label. */
export function facts(product: ProductWire): [string, string][] {
  const { Composition, Risks, Height, Width, Length, Radius, Weight, Reference, Facts = [] } = product
  const measures = Object.entries({ hauteur: Height, largeur: Width, longueur: Length, rayon: Radius })
  const dimensions = measures.flatMap(([name, value]) => (value ? `${name} ${decimal(value)}\u00a0cm` : []))
  const all: [string, string][] = [
    ['Composition', Composition],
    ['Risques', Risks],
    ['Dimensions', dimensions.join(', ')],
    ['Poids', Weight ? `${decimal(Weight / 1000)}\u00a0kg` : ''],
    ['Référence', Reference],
  ]
  const legal = Facts.map(({ Name, Text }): [string, string] => [Name, Text])
  return [...all, ...legal].filter(([, text]) => text)
}

import {
  ALLERGEN_CODES,
  ALLERGENS,
  type Allergen,
  type Facts,
  NET_UNITS,
  type NetUnit,
  NUTRIENTS,
  type Nutrient,
} from '@/lib/domain/product-facts/facts'
import { type Column, flag, given, orNull, text, yes } from '../csv-cells'

/** The names of the facts whose type is `Value`. */
type FactOf<Value> = { [Name in keyof Facts]: Facts[Name] extends Value ? Name : never }[keyof Facts]

const words = (title: string, field: FactOf<string>): Column => ({
  ...{ title, field, read: text },
  cell: (product) => product[field],
})
const amount = (title: string, field: FactOf<number | null>): Column => ({
  ...{ title, field, read: orNull },
  cell: (product) => product[field],
})
const choice = (title: string, field: FactOf<boolean>): Column => ({
  ...{ title, field, read: given(flag) },
  cell: (product) => yes(product[field]),
})

const NONE = 'aucun'
const fold = (word: string) => word.trim().toLocaleLowerCase('fr')

/** Reads allergens by name or code; unknown words are kept, and the schema refuses them. */
function readAllergens(cell: string): unknown {
  if (cell.trim() === '') return null
  if (fold(cell) === NONE) return []
  const codeOf = (word: string) =>
    ALLERGEN_CODES.find((code) => fold(ALLERGENS[code]) === fold(word) || code === fold(word)) ?? word
  return cell.split(',').map(codeOf)
}

const writeAllergens = (codes: readonly Allergen[] | null) =>
  codes && (codes.map((code) => ALLERGENS[code]).join(', ') || NONE)

const readUnit = (cell: string): unknown =>
  Object.keys(NET_UNITS).find((unit) => NET_UNITS[unit as NetUnit] === fold(cell)) ?? fold(cell)

/** The columns of the legally required product facts, in the shop's file. */
export const FACT_COLUMNS: readonly Column[] = [
  words('Fabricant', 'manufacturerName'),
  words('Adresse du fabricant', 'manufacturerAddress'),
  words('Contact du fabricant', 'manufacturerContact'),
  choice('Fabricant hors UE', 'manufacturerOutsideEu'),
  words('Responsable UE', 'responsibleName'),
  words('Adresse du responsable UE', 'responsibleAddress'),
  words('Contact du responsable UE', 'responsibleContact'),
  words('Identifiant', 'identifier'),
  choice('Sans avertissement', 'noWarning'),
  amount('Quantité nette', 'netQuantity'),
  { title: 'Unité', field: 'netUnit', cell: ({ netUnit }) => NET_UNITS[netUnit], read: given(readUnit) },
  choice('Denrée alimentaire', 'isFood'),
  words('Dénomination', 'foodName'),
  words('Ingrédients', 'ingredients'),
  {
    title: 'Allergènes',
    field: 'allergens',
    cell: ({ allergens }) => writeAllergens(allergens),
    read: readAllergens,
  },
  words('Conservation', 'storage'),
  words('Origine', 'origin'),
  choice('Sans déclaration nutritionnelle', 'noNutrition'),
  ...Object.entries(NUTRIENTS).map(([field, { label, unit }]) =>
    amount(unit === 'g' ? label : `${label} ${unit}`, field as Nutrient),
  ),
  choice('Alcool', 'alcohol'),
  amount('Degré d’alcool', 'alcoholPercent'),
]

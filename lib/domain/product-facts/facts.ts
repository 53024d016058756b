import type { z } from 'zod'
import type { Allergen, NetUnit } from '@/db/schema/product-facts'
import type { FactsInput, MakerInput, ShopDefaultsInput } from './facts-schema'

export type { Allergen, NetUnit }

/** As they are declared. */
export const ALLERGENS: Record<Allergen, string> = {
  gluten: 'Céréales contenant du gluten',
  crustaceans: 'Crustacés',
  eggs: 'Œufs',
  fish: 'Poissons',
  peanuts: 'Arachides',
  soya: 'Soja',
  milk: 'Lait',
  nuts: 'Fruits à coque',
  celery: 'Céleri',
  mustard: 'Moutarde',
  sesame: 'Graines de sésame',
  sulphites: 'Anhydride sulfureux et sulfites',
  lupin: 'Lupin',
  molluscs: 'Mollusques',
}
export const ALLERGEN_CODES = Object.keys(ALLERGENS) as [Allergen, ...Allergen[]]

/** Units of a net quantity, as they are written. */
export const NET_UNITS: Record<NetUnit, string> = {
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  cl: 'cl',
  l: 'l',
  m: 'm',
  m2: 'm²',
  piece: 'pièce',
}

/** The nutrition table of annex XV, in its order. */
export const NUTRIENTS = {
  energyKj: { label: 'Énergie', unit: 'kJ' },
  energyKcal: { label: 'Énergie', unit: 'kcal' },
  fat: { label: 'Matières grasses', unit: 'g' },
  saturates: { label: 'dont acides gras saturés', unit: 'g' },
  carbohydrate: { label: 'Glucides', unit: 'g' },
  sugars: { label: 'dont sucres', unit: 'g' },
  protein: { label: 'Protéines', unit: 'g' },
  salt: { label: 'Sel', unit: 'g' },
} as const
export type Nutrient = keyof typeof NUTRIENTS
export const NUTRIENT_NAMES = Object.keys(NUTRIENTS) as Nutrient[]

export type Maker = z.infer<typeof MakerInput>
export type Facts = z.infer<typeof FactsInput>
/** A shop's defaults for products without their own values. `warnings`: for those without any. */
export type ShopDefaults = z.infer<typeof ShopDefaultsInput>

const NO_MAKER: Maker = {
  manufacturerName: '',
  manufacturerAddress: '',
  manufacturerContact: '',
  manufacturerOutsideEu: false,
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
}
export const NO_DEFAULTS: ShopDefaults = { ...NO_MAKER, warnings: '' }

/** The facts of a product without any. */
export const NO_FACTS: Facts = {
  ...NO_MAKER,
  identifier: '',
  noWarning: false,
  netQuantity: null,
  netUnit: 'g',
  isFood: false,
  foodName: '',
  ingredients: '',
  allergens: null,
  storage: '',
  origin: '',
  noNutrition: false,
  energyKj: null,
  energyKcal: null,
  fat: null,
  saturates: null,
  carbohydrate: null,
  sugars: null,
  protein: null,
  salt: null,
  alcohol: false,
  alcoholPercent: null,
}

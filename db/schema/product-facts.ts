import { boolean, numeric, text } from 'drizzle-orm/pg-core'

export type NetUnit = 'g' | 'kg' | 'ml' | 'cl' | 'l' | 'm' | 'm2' | 'piece'
/** Of annex II of the regulation (EU) 1169/2011, in its order. */
export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soya'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs'

const words = () => text().notNull().default('')
const flag = () => boolean().notNull().default(false)
const amount = () => numeric({ precision: 9, scale: 3, mode: 'number' })

/** Manufacturer and responsible person (GPSR, article 19): of a product, or a shop’s default for products that name none. */
export const makerColumns = () => ({
  manufacturerName: words(),
  manufacturerAddress: words(),
  /** An e-mail or web address. */
  manufacturerContact: words(),
  /** If so, a responsible person in the Union is named, too. */
  manufacturerOutsideEu: flag(),
  responsibleName: words(),
  responsibleAddress: words(),
  responsibleContact: words(),
})

/** The facts that the law requires before a product is bought. */
export const factColumns = () => ({
  ...makerColumns(),
  /** Type, batch or GTIN. */
  identifier: words(),
  /** Its owner states that it needs no warning. */
  noWarning: flag(),
  netQuantity: amount(),
  netUnit: text().$type<NetUnit>().notNull().default('g'),
  isFood: flag(),
  /** The legal name of the food. */
  foodName: words(),
  ingredients: words(),
  /** Codes of `ALLERGENS`; null: not declared yet, which differs from none. */
  allergens: text().array().$type<Allergen[]>(),
  storage: words(),
  origin: words(),
  /** Exempt from a nutrition table. */
  noNutrition: flag(),
  energyKj: amount(),
  energyKcal: amount(),
  fat: amount(),
  saturates: amount(),
  carbohydrate: amount(),
  sugars: amount(),
  protein: amount(),
  salt: amount(),
  alcohol: flag(),
  /** By volume. */
  alcoholPercent: numeric({ precision: 5, scale: 2, mode: 'number' }),
})

import { z } from 'zod'
import { WRONG_PRODUCT_PRICE } from '@/lib/domain/catalogue/price'
import { REDUCTION_FIELDS } from '@/lib/domain/catalogue/schema'
import { checkbox } from '@/lib/domain/fields'
import { parseEuros } from '@/lib/domain/money'
import { ALLERGEN_CODES, type Allergen } from '@/lib/domain/product-facts/facts'
import { FACT_FIELDS } from '@/lib/domain/product-facts/facts-schema'
import { typedNumber } from '../typed-number'

const { allergens: _, ...fields } = FACT_FIELDS
const number = <Schema extends z.ZodType<number | null, number | null>>(schema: Schema) =>
  typedNumber.pipe(schema)

/** The facts of the product's form, as the catalogue takes them, except the allergens. */
export const FACT_FORM = {
  ...fields,
  manufacturerOutsideEu: checkbox,
  noWarning: checkbox,
  netQuantity: number(fields.netQuantity),
  isFood: checkbox,
  noNutrition: checkbox,
  energyKj: number(fields.energyKj),
  energyKcal: number(fields.energyKcal),
  fat: number(fields.fat),
  saturates: number(fields.saturates),
  carbohydrate: number(fields.carbohydrate),
  sugars: number(fields.sugars),
  protein: number(fields.protein),
  salt: number(fields.salt),
  alcohol: checkbox,
  alcoholPercent: number(fields.alcoholPercent),
}

const BOTH = 'Cochez les allergènes, ou leur absence\u00a0: pas les deux.'

/** The allergens: a checkbox for each, and one for none. */
export const AllergenForm = z
  .looseObject({})
  .transform((form, { issues }): { allergens: Allergen[] | null } => {
    const allergens = ALLERGEN_CODES.filter((code) => form[`allergen-${code}`] !== undefined)
    const hasNone = form.noAllergens !== undefined
    if (hasNone && allergens.length > 0)
      issues.push({ code: 'custom', message: BOTH, path: ['noAllergens'], input: form })
    return { allergens: hasNone || allergens.length > 0 ? allergens : null }
  })

const typedDay = z.string().transform((text) => text.trim() || null)

/** The reduction of the product's form; its fields are absent when none can be announced. */
export const REDUCTION_FORM = {
  reducedCents: z
    .string()
    .transform((text, { issues }) => {
      if (text.trim() === '') return null
      const cents = parseEuros(text)
      if (cents !== null) return cents / 100
      issues.push({ code: 'custom', message: WRONG_PRODUCT_PRICE, input: text })
      return z.NEVER
    })
    .pipe(REDUCTION_FIELDS.reducedCents)
    .optional(),
  reducedFrom: typedDay.pipe(REDUCTION_FIELDS.reducedFrom).optional(),
  reducedUntil: typedDay.pipe(REDUCTION_FIELDS.reducedUntil).optional(),
}

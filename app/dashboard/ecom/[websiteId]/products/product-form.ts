import { z } from 'zod'
import { WRONG_PRODUCT_PRICE } from '@/lib/domain/catalogue/price'
import { PICTURE_MISSING, ProductInput, SizeInput, Stock } from '@/lib/domain/catalogue/schema'
import { checkbox } from '@/lib/domain/fields'
import { parseEuros } from '@/lib/domain/money'
import { FACT_FORM } from './facts/fact-form'
import { FIRST_SIZES } from './first-sizes'
import { typedNumber } from './typed-number'

const input = ProductInput.shape

/** The product's form as the catalogue takes it; with `AllergenForm`. */
export const ProductForm = ProductInput.omit({ allergens: true }).extend({
  ...FACT_FORM,
  priceCents: z
    .string()
    .transform((text, { issues }) => {
      const cents = parseEuros(text)
      if (cents !== null) return cents / 100
      const message = text.trim() === '' ? 'Le prix est obligatoire.' : WRONG_PRODUCT_PRICE
      issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    })
    .pipe(input.priceCents),
  vatPermille: z.string().transform(Number).pipe(input.vatPermille),
  showcase: checkbox,
  active: checkbox,
  heightCm: typedNumber.pipe(input.heightCm),
  widthCm: typedNumber.pipe(input.widthCm),
  lengthCm: typedNumber.pipe(input.lengthCm),
  radiusCm: typedNumber.pipe(input.radiusCm),
  weightGrams: typedNumber.pipe(input.weightGrams),
  lowStockThreshold: typedNumber.pipe(input.lowStockThreshold),
  withdrawalException: z
    .string()
    .optional()
    .transform((text) => text || null)
    .pipe(input.withdrawalException),
})

/** The initial stock of a new product: `stock`, and two fields per size. Empty rows are ignored. */
export const FirstStockForm = z
  .looseObject({ stock: typedNumber.optional() })
  .transform((form, { issues }) => {
    const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')
    const read = <Out>(schema: z.ZodType<Out>, value: unknown, path: string, empty: Out): Out => {
      const { data, error } = schema.safeParse(value)
      if (error)
        issues.push({ code: 'custom', message: error.issues[0]?.message ?? '', path: [path], input: value })
      return data ?? empty
    }
    const sizes = Array.from({ length: FIRST_SIZES }, (_, row) => row).flatMap((row) => {
      const [size, stock] = [text(`size-${row}`), text(`size-stock-${row}`)]
      if (size === '' && Number(stock || 0) === 0) return []
      return [
        {
          row,
          size: read(SizeInput.shape.size, size, `size-${row}`, ''),
          stock: read(Stock, stock === '' ? 0 : Number(stock), `size-stock-${row}`, 0),
        },
      ]
    })
    for (const [at, { row, size }] of sizes.entries())
      if (sizes.findIndex((one) => isSame(one.size, size)) < at)
        issues.push({
          code: 'custom',
          message: 'Cette taille est déjà dans la liste.',
          path: [`size-${row}`],
          input: size,
        })
    return {
      stock: read(Stock, form.stock ?? 0, 'stock', 0),
      sizes: sizes.map(({ size, stock }) => ({ size, stock })),
    }
  })

const isSame = (one: string, other: string) => one.toLocaleLowerCase('fr') === other.toLocaleLowerCase('fr')

/** The number of pictures chosen for a new product; undefined without script. */
export const ChosenPictures = z
  .string()
  .optional()
  .refine((count) => count !== '0', { error: PICTURE_MISSING })

import { z } from 'zod'
import { PICTURE_MISSING, ProductInput, WRONG_PRODUCT_PRICE } from '@/lib/domain/catalogue/schema'
import { checkbox } from '@/lib/domain/fields'
import { parseEuros } from '@/lib/domain/money'
import { typedNumber } from './typed-number'

const input = ProductInput.shape

/** What the product's form sends, as the catalogue takes it. */
export const ProductForm = ProductInput.extend({
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
})

/** How many pictures are chosen for a new product; a page without script cannot say it. */
export const ChosenPictures = z
  .string()
  .optional()
  .refine((count) => count !== '0', { error: PICTURE_MISSING })

'use server'

import { z } from 'zod'
import { addSize } from '@/lib/domain/catalogue/add-size'
import { changeStock, setStock } from '@/lib/domain/catalogue/change-stock'
import { createProduct } from '@/lib/domain/catalogue/create-product'
import { deleteProduct } from '@/lib/domain/catalogue/delete-product'
import { deleteSize } from '@/lib/domain/catalogue/delete-size'
import { duplicateProduct } from '@/lib/domain/catalogue/duplicate-product'
import { SizeInput, Stock } from '@/lib/domain/catalogue/schema'
import { updateProduct } from '@/lib/domain/catalogue/update-product'
import type { Context } from '@/lib/domain/context'
import { EntityIdText, MaybeIdText } from '@/lib/domain/entity-id'
import { sinceOpened } from '@/lib/domain/forms/since-opened'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { movePicture } from '@/lib/domain/media/move-picture'
import { PictureAlt, PictureHash } from '@/lib/domain/media/schema'
import type { Keyed } from '@/lib/domain/submissions/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { AllergenForm, REDUCTION_FORM } from './facts/fact-form'
import { ChosenPictures, FirstStockForm, ProductForm } from './product-form'

/** The display time of success messages that the specification sets for this screen. */
const seconds = 3
const Target = z.object({ id: EntityIdText })
const from = (form: FormData) => `/dashboard/ecom/${String(form.get('websiteId'))}`

/** Creates an action that makes one change to the products of the form's site. */
function shopAction<Schema extends z.ZodType>(
  schema: Schema,
  change: (ctx: Context, input: z.output<Schema>, key: Keyed) => Promise<string | undefined | void>,
) {
  return formAction({ schema, access: 'signedIn', from }, async (ctx, input, key) => {
    const message = await change(ctx, input, key)
    return message ? { message, seconds } : undefined
  })
}

/** Returns the new product's id; the form then sends its pictures, and reports success afterwards. */
export const createProductAction = formAction(
  {
    schema: ProductForm.extend({ websiteId: EntityIdText, pictures: ChosenPictures })
      .and(AllergenForm)
      .and(FirstStockForm.transform((first) => ({ first }))),
    access: 'signedIn',
    from,
  },
  async (ctx, { websiteId, pictures: _pictures, first, ...input }, key) => {
    const { id } = await createProduct(ctx, { websiteId, input, first, ...key })
    return { values: { id: String(id) } }
  },
)

export const updateProductAction = shopAction(
  ProductForm.extend({
    ...REDUCTION_FORM,
    id: EntityIdText,
    was: z.string(),
    websiteId: EntityIdText,
  }).and(AllergenForm),
  async (ctx, { id, was, websiteId: _websiteId, ...fields }) => {
    await updateProduct(ctx, { id, changes: sinceOpened(fields, was) })
    return 'Produit modifié avec succès.'
  },
)

export const deleteProductAction = shopAction(Target, async (ctx, { id }) => {
  await deleteProduct(ctx, id)
  return 'Produit supprimé avec succès.'
})

export const duplicateProductAction = shopAction(Target, async (ctx, { id }) => {
  const { name } = await duplicateProduct(ctx, id)
  return `Produit dupliqué\u00a0: «\u00a0${name}\u00a0», caché pour l’instant.`
})

const SizeTarget = Target.extend({ sizeId: MaybeIdText })
const Step = SizeTarget.extend({ by: z.coerce.number().int().min(-1_000).max(1_000) })
export const changeStockAction = shopAction(Step, async (ctx, step) => {
  await changeStock(ctx, step)
})

const Quantity = z
  .string()
  .transform((text) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN))
  .pipe(Stock)
export const setStockAction = shopAction(SizeTarget.extend({ quantity: Quantity }), async (ctx, input) => {
  await setStock(ctx, input)
  return 'Stock mis à jour.'
})

/** An empty stock means 0. */
const SizeStock = z
  .string()
  .transform((text) => (text.trim() === '' ? 0 : Number(text)))
  .pipe(Stock)
export const addSizeAction = shopAction(
  Target.extend({ size: SizeInput.shape.size, stock: SizeStock }),
  async (ctx, { id, ...input }, key) => {
    await addSize(ctx, { productId: id, input, ...key })
    return 'Taille ajoutée avec succès.'
  },
)

export const deleteSizeAction = shopAction(Target, async (ctx, { id }) => {
  await deleteSize(ctx, id)
  return 'Taille supprimée avec succès.'
})

const Hash = z.object({ hash: PictureHash })
const Move = Target.extend({ position: z.coerce.number().int() })
export const moveProductPictureAction = shopAction(Move, async (ctx, input) => {
  await movePicture(ctx, input)
})
export const describeProductPictureAction = shopAction(
  Hash.extend({ alt: PictureAlt }),
  async (ctx, input) => {
    await describePicture(ctx, input)
  },
)
export const deleteProductPictureAction = shopAction(Hash, async (ctx, { hash }) => {
  await deletePicture(ctx, hash)
  return 'Image supprimée avec succès.'
})

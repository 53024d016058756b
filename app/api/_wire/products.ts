import { z } from 'zod'
import {
  type Product,
  ProductInput,
  ProductPageCursor,
  REDUCTION_FIELDS,
} from '@/lib/domain/catalogue/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { picturePath } from '@/lib/domain/media/paths'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { DEFAULT_VAT } from '@/lib/domain/vat'
import { toDomain, toWire } from './names'
import { IdParam, operation } from './operation'
import {
  factNames,
  factsOrElse,
  factsToWire,
  factsWire,
  reductionNames,
  sizeFacts,
  sizeFactsToWire,
} from './product-facts'

const tag = 'Produits'

const names = {
  reference: 'Reference',
  name: 'Name',
  description: 'Description',
  priceCents: 'Price',
  vatPermille: 'VatRate',
  category: 'Category',
  subCategory: 'SubCategory',
  showcase: 'Showcase',
  active: 'Active',
  risks: 'Risks',
  composition: 'Composition',
  heightCm: 'Height',
  radiusCm: 'Radius',
  weightGrams: 'Weight',
  widthCm: 'Width',
  lengthCm: 'Length',
} as const
const inputNames = {
  ...names,
  ...factNames,
  notes: 'Notes',
  lowStockThreshold: 'LowStockThreshold',
  withdrawalException: 'WithdrawalException',
} as const
const changeNames = { ...inputNames, ...reductionNames } as const

const measure = z.number().nullable().meta({ description: 'En cm' })

const threshold = z
  .int()
  .min(0)
  .nullable()
  .optional()
  .meta({ description: 'Seuil d’alerte, pour le propriétaire seul' })

export const SizeWire = z
  .object({
    Id: EntityId,
    Size: z.string(),
    Stock: z.int().min(0),
    LowStockThreshold: threshold,
    ...sizeFacts,
  })
  .meta({ id: 'ProductSize' })

type Size = Product['sizes'][number]
const sizeToVisitors = (size: Size, product?: Product) => ({
  ...{ Id: size.id, Size: size.size, Stock: size.stock },
  ...sizeFactsToWire(size, product),
})
export const sizeToWire = (size: Size, product?: Product): z.input<typeof SizeWire> => ({
  ...sizeToVisitors(size, product),
  LowStockThreshold: size.lowStockThreshold,
})

export const ProductWire = z
  .object({
    Id: EntityId,
    WebsiteId: EntityId,
    ...toWire(names, {
      reference: z.string().meta({ description: 'P-{Id} sans référence choisie' }),
      name: z.string(),
      description: z.string(),
      priceCents: z.number().meta({ description: 'En euros, TVA comprise' }),
      vatPermille: z.number().meta({ description: '20, 10, 5.5 ou 2.1' }),
      category: z.string(),
      subCategory: z.string(),
      showcase: z.boolean(),
      active: z.int().meta({ description: '1, ou 0 pour un produit caché' }),
      risks: z.string(),
      composition: z.string(),
      heightCm: measure,
      radiusCm: measure,
      weightGrams: z.number().meta({ description: 'En grammes' }),
      widthCm: measure,
      lengthCm: measure,
    }),
    Notes: z.string().optional().meta({ description: 'Pour le propriétaire seul' }),
    LowStockThreshold: threshold,
    WithdrawalException: ProductInput.shape.withdrawalException.unwrap().optional().meta({
      description: 'Exception au droit de rétractation (art. L. 221-28), quand il y en a une',
    }),
    images: z.array(z.url()),
    stock: z.int().min(0).meta({
      description: 'En rayon pour le propriétaire ; pour les autres, sans les pièces réservées',
    }),
    sizes: z.array(SizeWire),
    ...factsWire,
  })
  .meta({ id: 'Product' })

/** `origin`: the site's address, before the paths of its pictures. */
export const productToWire =
  (origin: string) =>
  (product: Product): z.input<typeof ProductWire> => {
    const { id, websiteId, notes, images, stock, sizes, priceCents, vatPermille, active } = product
    return {
      Id: id,
      WebsiteId: websiteId,
      ...toWire(names, product),
      [names.priceCents]: priceCents / 100,
      [names.vatPermille]: vatPermille / 10,
      [names.active]: Number(active),
      ...(notes !== null && { Notes: notes, LowStockThreshold: product.lowStockThreshold }),
      ...(product.withdrawalException && { WithdrawalException: product.withdrawalException }),
      images: images.map((hash) => `${origin}${picturePath(hash)}`),
      stock,
      sizes: sizes.map((size) => (notes === null ? sizeToVisitors : sizeToWire)(size, product)),
      ...factsToWire(product),
    }
  }

export const listProductsOperation = operation({
  method: 'GET',
  path: '/products/website/{id}',
  tag,
  summary: 'Lister les produits d’un site : tous pour son propriétaire, les visibles pour les autres',
  access: 'public',
  keys: 'read',
  publicRead: true,
  params: IdParam,
  status: 200,
  list: { row: ProductWire, cursor: ProductPageCursor },
  refusals: ['not_found', 'forbidden'],
})

export const getProductOperation = operation({
  method: 'GET',
  path: '/products/{id}',
  tag,
  summary: 'Lire un produit',
  access: 'public',
  keys: 'read',
  publicRead: true,
  params: IdParam,
  status: 200,
  answer: ProductWire,
  refusals: ['not_found', 'forbidden'],
})

const input = ProductInput.shape

/** What a body may leave out when it adds a product. */
const orElse = {
  reference: input.reference.default(null),
  description: input.description.default(''),
  vatPermille: input.vatPermille.default(DEFAULT_VAT),
  category: input.category.default(''),
  subCategory: input.subCategory.default(''),
  showcase: input.showcase.default(false),
  active: input.active.default(true),
  risks: input.risks.default(''),
  composition: input.composition.default(''),
  notes: input.notes.default(''),
  heightCm: input.heightCm.default(null),
  widthCm: input.widthCm.default(null),
  lengthCm: input.lengthCm.default(null),
  radiusCm: input.radiusCm.default(null),
  lowStockThreshold: input.lowStockThreshold.default(null),
  withdrawalException: input.withdrawalException.default(null),
  ...factsOrElse,
}

export const createProductOperation = operation({
  method: 'POST',
  path: '/products',
  tag,
  summary: 'Ajouter un produit, sans stock',
  access: 'signedIn',
  keys: 'write',
  body: z
    .object({ WebsiteId: EntityId, SubmissionId, ...toWire(inputNames, { ...input, ...orElse }) })
    .meta({ override: { examples: [{ WebsiteId: 2, Name: 'Miel de garrigue', Price: 9.5, Weight: 420 }] } })
    .transform((body) => ({
      websiteId: body.WebsiteId,
      submissionId: body.SubmissionId,
      input: toDomain(inputNames, body),
    })),
  names: inputNames,
  status: 201,
  answer: ProductWire,
  refusals: ['not_found', 'conflict'],
})

export const updateProductOperation = operation({
  method: 'PUT',
  path: '/products/{id}',
  tag,
  summary: 'Modifier tout ou partie d’un produit',
  access: 'signedIn',
  keys: 'write',
  params: IdParam,
  body: z
    .object(toWire(changeNames, { ...input, ...REDUCTION_FIELDS }))
    .partial()
    .transform((body) => toDomain(changeNames, body)),
  names: changeNames,
  status: 200,
  answer: ProductWire,
  refusals: ['not_found', 'conflict'],
})

export const deleteProductOperation = operation({
  method: 'DELETE',
  path: '/products/{id}',
  tag,
  summary: 'Supprimer un produit, ses images et ses tailles',
  access: 'signedIn',
  keys: 'write',
  params: IdParam,
  status: 204,
  refusals: ['not_found'],
})

import { z } from 'zod'
import { EntityId } from '../entity-id'
import { calendarDate, optionalText, requiredText } from '../fields'
import { cursorText, listFilter } from '../lists/filter'
import type { PlacedPicture } from '../media/schema'
import type { Page } from '../paging'
import type { ShopDefaults } from '../product-facts/facts'
import { FACT_FIELDS, flag, NetQuantity } from '../product-facts/facts-schema'
import type { Reduction } from '../product-facts/reduction'
import { VAT_RATES } from '../vat'
import { WITHDRAWAL_EXCEPTIONS } from '../withdrawal-exceptions'
import { STOCK_LEVELS } from './policy'
import { hasTwoDecimals, PriceEuros } from './price'

export const PRODUCT_NAME_MAX = 150

const WORD_MAX = 100
const TEXT_MAX = 5_000
const DESCRIPTION_MAX = 10_000
const REFERENCE_MAX = 60
const SIZE_MAX = 40
const MEASURE_MAX = 1_000_000

export const WEIGHT_MISSING = 'Le poids est obligatoire pour calculer les tarifs de livraison Mondial Relay'
export const PICTURE_MISSING = 'Une image principale est obligatoire pour créer un produit'
export const SIZE_MISSING = 'Veuillez saisir une taille valide.'
export const STOCK_MAX = 1_000_000

const measure = (label: string, unit: string, missing?: string) => {
  const error = `${label} est un nombre de ${unit} de 0 à 1\u00a0000\u00a0000, avec deux décimales au plus.`
  return z
    .number({ error: ({ input }) => (missing && (input === undefined || input === null) ? missing : error) })
    .min(0, { error })
    .max(MEASURE_MAX, { error })
    .refine(hasTwoDecimals, { error })
}

const RATE_ERROR = 'Le taux de TVA est 20, 10, 5,5 ou 2,1.'

/** A rate in percent, as tenths of it. */
const VatRate = z
  .literal(
    VAT_RATES.map((permille) => permille / 10),
    { error: RATE_ERROR },
  )
  .transform((percent) => Math.round(percent * 10))

/** Text that may be empty or, from the API, null. */
const maybeText = (label: string, max: number) =>
  optionalText(label, max)
    .nullable()
    .transform((text) => text ?? '')

const WRONG_THRESHOLD = 'Le seuil est un nombre entier, de 0 à 1\u00a0000\u00a0000, ou rien.'
/** At or below this many pieces the owner is notified; null: never. */
export const LowStockThreshold = z
  .int({ error: WRONG_THRESHOLD })
  .min(0, { error: WRONG_THRESHOLD })
  .max(STOCK_MAX, { error: WRONG_THRESHOLD })
  .nullable()

const Exception = z
  .enum(WITHDRAWAL_EXCEPTIONS, {
    error: `L’exception au droit de rétractation est ${WITHDRAWAL_EXCEPTIONS.join(', ')}, ou rien.`,
  })
  .nullable()

/** The input of a shop's owner. */
export const ProductInput = z.object({
  reference: optionalText('La référence', REFERENCE_MAX)
    .nullable()
    .transform((text) => text || null),
  name: requiredText('Le nom', PRODUCT_NAME_MAX),
  description: maybeText('La description', DESCRIPTION_MAX),
  priceCents: PriceEuros,
  vatPermille: VatRate,
  category: maybeText('La catégorie', WORD_MAX),
  subCategory: maybeText('La sous-catégorie', WORD_MAX),
  showcase: flag('La mise en vedette'),
  active: flag('La visibilité'),
  risks: maybeText('Les risques', TEXT_MAX),
  composition: maybeText('La composition', TEXT_MAX),
  notes: maybeText('Les notes', TEXT_MAX),
  heightCm: measure('La hauteur', 'centimètres').nullable(),
  widthCm: measure('La largeur', 'centimètres').nullable(),
  lengthCm: measure('La longueur', 'centimètres').nullable(),
  radiusCm: measure('Le rayon', 'centimètres').nullable(),
  weightGrams: measure('Le poids', 'grammes', WEIGHT_MISSING),
  lowStockThreshold: LowStockThreshold,
  withdrawalException: Exception,
  ...FACT_FIELDS,
})
export type ProductInput = z.infer<typeof ProductInput>

/** How the owner announces a reduction; `reducedCents` null ends it. The days are those of Paris. */
export const REDUCTION_FIELDS = {
  reducedCents: PriceEuros.nullable(),
  reducedFrom: calendarDate('Le premier jour').nullable(),
  reducedUntil: calendarDate('Le dernier jour').nullable(),
}
const ReductionInput = z.object(REDUCTION_FIELDS)
export type ReductionInput = z.infer<typeof ReductionInput>

const WRONG_STOCK = 'Le stock est un nombre entier, de 0 à 1\u00a0000\u00a0000.'
export const Stock = z
  .int({ error: WRONG_STOCK })
  .min(0, { error: WRONG_STOCK })
  .max(STOCK_MAX, { error: WRONG_STOCK })

export const SizeInput = z.object({
  size: z
    .string({ error: SIZE_MISSING })
    .refine((text) => text.trim() !== '', { error: SIZE_MISSING, abort: true })
    .pipe(requiredText('La taille', SIZE_MAX)),
  stock: Stock,
  lowStockThreshold: LowStockThreshold.optional(),
  netQuantity: NetQuantity.optional(),
})
export type SizeInput = z.infer<typeof SizeInput>

/** `lowStockThreshold`: null for everyone but the owner. */
export type ProductSize = {
  id: number
  size: string
  stock: number
  held: number
  lowStockThreshold: number | null
  /** Replaces the product's. */
  netQuantity: number | null
}

/** A product as a read returns it. For its owner `stock` is the stock on hand, `held` what pending orders reserve; for everyone
 *  else `stock` is what is left to buy, `held` 0, `notes` and `lowStockThreshold` null. */
export type Product = Omit<ProductInput, 'reference' | 'notes'> & {
  id: number
  websiteId: number
  /** The seller's own, or `P-{id}`. */
  reference: string
  notes: string | null
  /** The hashes of its pictures, in order. */
  images: string[]
  stock: number
  held: number
  sizes: ProductSize[]
  /** Its shop's defaults; null if they were never set up. */
  defaults: ShopDefaults | null
  /** For its owner also one that has not started. */
  reduction: Reduction | null
  updatedAt: Date
}

/** Where a page of a website's products begins. */
export const ProductPageCursor = z.object({ id: EntityId })
export type ProductPageCursor = z.infer<typeof ProductPageCursor>

/** One page of a website's products. */
export type ProductPage = Page<ProductPageCursor> & { websiteId: number }

/** The first one is the default: newest first. */
const PRODUCT_SORTS = ['id', 'name', 'price'] as const

/** The filter of the owner's list. `search`: in name, reference, category and sub-category. `active`: 1 or 0. */
export const ProductFilter = listFilter(PRODUCT_SORTS, {
  category: optionalText('La catégorie', WORD_MAX).optional(),
  active: z.enum(['1', '0'], { error: 'La visibilité est 1 ou 0.' }).optional(),
  stock: z.enum(STOCK_LEVELS, { error: 'Le stock est in, low ou out.' }).optional(),
})
export type ProductFilter = z.infer<typeof ProductFilter>

const CURSORS = {
  id: z.object({ sort: z.literal('id'), id: EntityId }),
  name: z.object({ sort: z.literal('name'), name: cursorText, id: EntityId }),
  price: z.object({ sort: z.literal('price'), priceCents: z.int(), id: EntityId }),
} satisfies Record<(typeof PRODUCT_SORTS)[number], z.ZodType>
const ProductCursor = z.discriminatedUnion('sort', [CURSORS.id, CURSORS.name, CURSORS.price])
export type ProductCursor = z.infer<typeof ProductCursor>

/** The cursor of the order that a filter asks for. */
export const productCursor = ({ sort = 'id' }: ProductFilter): z.ZodType<ProductCursor> => CURSORS[sort]

/** A product on its owner's screen. */
export type OwnProduct = Product & {
  pictures: PlacedPicture[]
  /** What a reduction starting now would be compared with; null if it was not on sale for 30 days, and in a list for every
   *  product but the opened one. */
  lowestCents: number | null
}

import { z } from 'zod'
import type { Product } from '@/lib/domain/catalogue/schema'
import { isSame } from '@/lib/domain/given-fields'
import { legalFacts } from '@/lib/domain/product-facts/fact-words'
import { type Facts, NO_FACTS } from '@/lib/domain/product-facts/facts'
import { FACT_FIELDS } from '@/lib/domain/product-facts/facts-schema'
import { isRunning } from '@/lib/domain/product-facts/reduction'
import { unitPrice } from '@/lib/domain/product-facts/unit-price'
import { toWire } from './names'

export const factNames = {
  manufacturerName: 'ManufacturerName',
  manufacturerAddress: 'ManufacturerAddress',
  manufacturerContact: 'ManufacturerContact',
  manufacturerOutsideEu: 'ManufacturerOutsideEu',
  responsibleName: 'ResponsibleName',
  responsibleAddress: 'ResponsibleAddress',
  responsibleContact: 'ResponsibleContact',
  identifier: 'Identifier',
  noWarning: 'NoWarning',
  netQuantity: 'NetQuantity',
  netUnit: 'NetUnit',
  isFood: 'Food',
  foodName: 'FoodName',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  storage: 'Storage',
  origin: 'Origin',
  noNutrition: 'NoNutrition',
  energyKj: 'EnergyKj',
  energyKcal: 'EnergyKcal',
  fat: 'Fat',
  saturates: 'Saturates',
  carbohydrate: 'Carbohydrate',
  sugars: 'Sugars',
  protein: 'Protein',
  salt: 'Salt',
  alcohol: 'Alcohol',
  alcoholPercent: 'AlcoholPercent',
} as const satisfies Record<keyof Facts, string>

export const reductionNames = {
  reducedCents: 'ReducedPrice',
  reducedFrom: 'ReducedFrom',
  reducedUntil: 'ReducedUntil',
} as const

/** The schemas of a body that adds a product: facts may be left out. */
export const factsOrElse = Object.fromEntries(
  Object.entries(FACT_FIELDS).map(([name, field]) => [
    name,
    (field as z.ZodType).default(NO_FACTS[name as keyof Facts]),
  ]),
) as { [Name in keyof typeof FACT_FIELDS]: z.ZodDefault<(typeof FACT_FIELDS)[Name]> }

const text = z.string().optional()
const flag = z.boolean().optional()
const grams = z.number().optional().meta({ description: 'Pour 100 g ou 100 ml, en grammes' })
const party = (what: string) =>
  z
    .string()
    .optional()
    .meta({ description: `${what} ; sans lui, celui de la boutique` })
const day = z.string().nullable().optional()
const euros = z.number().optional()

const UnitPriceWire = z
  .object({ Price: z.number(), Per: z.enum(['kg', 'l', 'm', 'm2']) })
  .optional()
  .meta({ description: 'Prix d’une unité de mesure, en euros' })

export const sizeFacts = { NetQuantity: z.number().nullable().optional(), UnitPrice: UnitPriceWire }

/** An answer's fields beyond the contract's; a fact without a value is left out. */
export const factsWire = {
  ...toWire(factNames, {
    manufacturerName: party('Le fabricant du produit'),
    manufacturerAddress: text,
    manufacturerContact: text.meta({ description: 'Adresse e-mail ou web' }),
    manufacturerOutsideEu: flag,
    responsibleName: party('La personne responsable dans l’Union'),
    responsibleAddress: text,
    responsibleContact: text,
    identifier: text.meta({ description: 'Type, lot ou GTIN' }),
    noWarning: flag.meta({ description: 'Aucun avertissement n’est nécessaire' }),
    netQuantity: z.number().optional().meta({ description: 'Dans l’unité de NetUnit' }),
    netUnit: FACT_FIELDS.netUnit.optional(),
    isFood: flag,
    foodName: text,
    ingredients: text,
    allergens: z
      .array(z.string())
      .optional()
      .meta({ description: 'Ceux des 14 allergènes qu’il contient ; une liste vide : aucun' }),
    storage: text,
    origin: text,
    noNutrition: flag,
    energyKj: z.number().optional(),
    energyKcal: z.number().optional(),
    fat: grams,
    saturates: grams,
    carbohydrate: grams,
    sugars: grams,
    protein: grams,
    salt: grams,
    alcohol: flag,
    alcoholPercent: z.number().optional().meta({ description: 'En % du volume' }),
  }),
  UnitPrice: UnitPriceWire,
  PreviousPrice: euros.meta({ description: 'Avant la promotion en cours' }),
  LowestPrice: euros.meta({ description: 'Le plus bas des 30 jours avant la promotion en cours' }),
  ReducedUntil: day.meta({ description: 'Dernier jour de la promotion' }),
  ReducedPrice: euros.meta({ description: 'Promotion annoncée, pour le propriétaire seul' }),
  ReducedFrom: day,
  Facts: z
    .array(z.object({ Name: z.string(), Text: z.string() }))
    .optional()
    .meta({
      description:
        'Ce que la loi demande de montrer avant l’achat, en toutes lettres, avec les valeurs de la boutique',
    }),
}

type SaidFacts = Partial<{ [Name in keyof Facts as (typeof factNames)[Name]]: NonNullable<Facts[Name]> }>

type Priced = Parameters<typeof unitPrice>[0]
const unitPriceToWire = (sold: Priced) => {
  const price = unitPrice(sold)
  return price && { UnitPrice: { Price: price.cents / 100, Per: price.per } }
}

/** `product`: given for a size within the answer of its product. */
export const sizeFactsToWire = (
  { netQuantity }: Product['sizes'][number],
  product?: Pick<Product, 'priceCents' | 'netUnit'>,
) =>
  netQuantity !== null && {
    NetQuantity: netQuantity,
    ...(product && unitPriceToWire({ ...product, netQuantity })),
  }

/** Each fact's wire name, and its value when not declared. */
const FACTS = (Object.keys(NO_FACTS) as (keyof Facts)[])
  .filter((name) => name !== 'netUnit')
  .map((name) => ({ name, wireName: factNames[name], none: NO_FACTS[name] }))

function saidFacts(product: Product): SaidFacts {
  const said: Record<string, unknown> = {}
  for (const { name, wireName, none } of FACTS)
    if (!isSame(product[name], none)) said[wireName] = product[name]
  const hasUnit = product.netQuantity !== null || product.sizes.some((size) => size.netQuantity !== null)
  if (hasUnit) said[factNames.netUnit] = product.netUnit
  return said as SaidFacts
}

export function factsToWire(product: Product) {
  const { reduction, notes } = product
  const legal = legalFacts(product)
  return {
    ...saidFacts(product),
    ...unitPriceToWire(product),
    ...(isRunning(reduction) && {
      PreviousPrice: reduction.previousCents / 100,
      LowestPrice: reduction.lowestCents / 100,
      ReducedUntil: reduction.endsOn,
    }),
    ...(reduction &&
      notes !== null && {
        ReducedPrice: reduction.priceCents / 100,
        ReducedFrom: reduction.startsOn,
        ReducedUntil: reduction.endsOn,
      }),
    ...(legal.length > 0 && { Facts: legal.map(({ name, text }) => ({ Name: name, Text: text })) }),
  }
}

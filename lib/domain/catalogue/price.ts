import { z } from 'zod'

export const PRODUCT_PRICE_MAX_CENTS = 10_000_000
export const WRONG_PRODUCT_PRICE =
  'Le prix est un nombre d’euros de 0 à 100\u00a0000, avec deux décimales au plus.'

export const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value

/** Euros, with two decimals at most, as integer cents. */
export const PriceEuros = z
  .number({ error: 'Le prix est obligatoire\u00a0: un nombre d’euros, avec deux décimales au plus.' })
  .min(0, { error: WRONG_PRODUCT_PRICE })
  .max(PRODUCT_PRICE_MAX_CENTS / 100, { error: WRONG_PRODUCT_PRICE })
  .refine(hasTwoDecimals, { error: WRONG_PRODUCT_PRICE })
  .transform((euros) => Math.round(euros * 100))

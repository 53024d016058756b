import { z } from 'zod'
import { MAX_EXTENT_CM } from '@/content/carrier-tariffs'
import type { discountCodes } from '@/db/schema/discount-codes'
import type { shops } from '@/db/schema/shops'
import { calendarDate, emailAddress, optionalText, PHONE_NUMBER, WRONG_PHONE, webAddress } from '../fields'
import { isZip } from '../postal-address'
import { SELLER_COUNTRIES } from './constants'

export type Shop = typeof shops.$inferSelect
export type DiscountCode = typeof discountCodes.$inferSelect

const none = z.literal('')
const line = (label: string) =>
  optionalText(label, 200).refine((text) => !/[\r\n]/.test(text), { error: `${label} tient sur une ligne.` })

/** The seller's identity. Each field may still be empty: the checkout opens when none is missing. */
export const SellerInput = z
  .object({
    legalName: line('Le nom légal'),
    addressLine1: line('L’adresse'),
    addressLine2: line('Le complément d’adresse'),
    postalCode: line('Le code postal'),
    city: line('La ville'),
    country: z.enum(SELLER_COUNTRIES, { error: 'Choisissez un pays de la liste.' }),
    email: none.or(emailAddress),
    phone: none.or(line('Le téléphone').refine((text) => PHONE_NUMBER.test(text), { error: WRONG_PHONE })),
    vatRegime: z.enum(['standard', 'exempt'], { error: 'Choisissez un régime de TVA.' }),
    termsUrl: none.or(webAddress('L’adresse de vos conditions de vente')),
  })
  .refine(({ country, postalCode }) => postalCode === '' || isZip(country, postalCode), {
    path: ['postalCode'],
    error: 'Le code postal n’est pas valable dans ce pays.',
  })
export type SellerInput = z.infer<typeof SellerInput>

const whole = (label: string, max: number) => {
  const error = { error: `${label} : un nombre entier, de 0 à ${max.toLocaleString('fr-FR')}.` }
  return z.int(error).min(0, error).max(max, error)
}

const side = (label: string) => {
  const error = {
    error: `${label} du colis : un nombre entier de centimètres, de 1 à ${MAX_EXTENT_CM}.`,
  }
  return z.int(error).min(1, error).max(MAX_EXTENT_CM, error).nullable()
}

export const FREE_DELIVERY_MAX_CENTS = 10_000_000

const PARCEL_SIDES = ['parcelLengthCm', 'parcelWidthCm', 'parcelHeightCm'] as const

export const DeliveryInput = z
  .object({
    offersHome: z.boolean(),
    offersRelay: z.boolean(),
    offersPickup: z.boolean(),
    pickupAddress: optionalText('L’adresse du retrait', 300),
    pickupHours: optionalText('Les heures du retrait', 300),
    packagingWeightGrams: whole('Le poids de l’emballage', 30_000),
    parcelLengthCm: side('La longueur'),
    parcelWidthCm: side('La largeur'),
    parcelHeightCm: side('La hauteur'),
    preparationDays: whole('Les jours de préparation', 60),
    freeDeliveryFromCents: z.int().min(0).max(FREE_DELIVERY_MAX_CENTS).nullable(),
  })
  .refine(({ offersHome, offersRelay, offersPickup }) => offersHome || offersRelay || offersPickup, {
    path: ['offersRelay'],
    error: 'Proposez au moins un mode de livraison.',
  })
  .refine(({ offersPickup, pickupAddress }) => !offersPickup || pickupAddress !== '', {
    path: ['pickupAddress'],
    error: 'Indiquez où vos clients retirent leur commande.',
  })
  .superRefine((delivery, ctx) => {
    const typed = PARCEL_SIDES.filter((name) => delivery[name] !== null)
    const missing = PARCEL_SIDES.find((name) => delivery[name] === null)
    if (typed.length > 0 && missing)
      ctx.addIssue({
        code: 'custom',
        path: [missing],
        message: 'Indiquez les trois côtés du colis habituel, ou aucun.',
      })
    else if (typed.reduce((sum, name) => sum + (delivery[name] ?? 0), 0) > MAX_EXTENT_CM)
      ctx.addIssue({
        code: 'custom',
        path: ['parcelLengthCm'],
        message: `Les trois côtés du colis font ensemble ${MAX_EXTENT_CM} cm au plus.`,
      })
  })
export type DeliveryInput = z.infer<typeof DeliveryInput>

/** Without a sentence, the displayed text says until when the pause lasts. */
export const PauseInput = z.object({
  message: optionalText('La phrase', 300),
  until: none.transform(() => null).or(calendarDate('Le dernier jour')),
})
export type PauseInput = z.infer<typeof PauseInput>

/** Maximum codes per shop. */
export const MAX_CODES = 100
export const AMOUNT_MAX_CENTS = 10_000_000

const day = (label: string) => calendarDate(label).nullable()
const PERCENT = { error: 'La remise va de 0,01 à 100 %.' }
const AMOUNT = { error: 'La remise va de 0,01 à 100\u00a0000 €.' }
const USES = { error: 'Le nombre d’utilisations est un entier de 1 ou plus, ou rien.' }

/** A code reduces by a share or an amount, whichever is not null. */
export const DiscountCodeInput = z
  .object({
    code: z
      .string({ error: 'Le code est obligatoire.' })
      .trim()
      .regex(/^[0-9A-Za-z_-]{2,30}$/, {
        error: 'Le code compte 2 à 30 lettres sans accent, chiffres, tirets ou traits bas.',
      }),
    percent: z.number(PERCENT).min(0.01, PERCENT).max(100, PERCENT).nullable(),
    amountCents: z.int(AMOUNT).min(1, AMOUNT).max(AMOUNT_MAX_CENTS, AMOUNT).nullable(),
    startsOn: day('Le premier jour'),
    endsOn: day('Le dernier jour'),
    maxUses: z.int(USES).min(1, USES).max(1_000_000, USES).nullable(),
    active: z.boolean(),
  })
  .refine(({ percent, amountCents }) => (percent === null) !== (amountCents === null), {
    path: ['value'],
    error: 'Indiquez la remise, en pourcentage ou en euros.',
  })
  .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'Le dernier jour vient après le premier.',
  })
export type DiscountCodeInput = z.infer<typeof DiscountCodeInput>

/** The site of a shop as its shoppers see it: `accent` is its owner's colour as a style sheet, `logo` a path of ours. */
export type ShopSite = { id: number; name: string; url: string; accent: string | null; logo: string | null }

import { z } from 'zod'
import { emailAddress, optionalText, webAddress } from '../fields'
import { ALLERGEN_CODES, NET_UNITS, type NetUnit } from './facts'

const NAME_MAX = 200
const ADDRESS_MAX = 500
const TEXT_MAX = 5_000
const AMOUNT_MAX = 100_000

/** Text that may be empty or, from an API client, null. */
const words = (label: string, max: number) =>
  optionalText(label, max)
    .nullable()
    .transform((text) => text ?? '')
/** `1` and `0` as well as true and false. */
export const flag = (label: string) =>
  z
    .union([z.boolean(), z.literal(0), z.literal(1)], { error: `${label}\u00a0: 0 ou 1, vrai ou faux.` })
    .transform(Boolean)

const hasThreeDecimals = (value: number) => Number(value.toFixed(3)) === value

const WRONG_CONTACT = 'Indiquez une adresse e-mail, ou une adresse web qui commence par https://.'
const contact = z
  .string({ error: WRONG_CONTACT })
  .trim()
  .refine(
    (text) => text === '' || [emailAddress, webAddress('')].some((one) => one.safeParse(text).success),
    {
      error: WRONG_CONTACT,
    },
  )
  .nullable()
  .transform((text) => text ?? '')

const nutrient = (label: string, unit: string, max: number) => {
  const error = `${label}\u00a0: un nombre de ${unit} de 0 à ${max.toLocaleString('fr-FR')}, avec trois décimales au plus.`
  return z
    .number({ error })
    .min(0, { error })
    .max(max, { error })
    .refine(hasThreeDecimals, { error })
    .nullable()
}

const WRONG_QUANTITY =
  'La quantité nette est un nombre de plus de 0 à 100\u00a0000, avec trois décimales au plus.'
/** The net quantity of a product, or of a size in the product's unit. */
export const NetQuantity = z
  .number({ error: WRONG_QUANTITY })
  .positive({ error: WRONG_QUANTITY })
  .max(AMOUNT_MAX, { error: WRONG_QUANTITY })
  .refine(hasThreeDecimals, { error: WRONG_QUANTITY })
  .nullable()

const DEGREE = { error: 'Le degré d’alcool est un nombre de 0 à 100, avec deux décimales au plus.' }

/** Manufacturer and responsible person: of a product, or a shop’s default for products that name none. */
export const MAKER_FIELDS = {
  manufacturerName: words('Le nom du fabricant', NAME_MAX),
  manufacturerAddress: words('L’adresse du fabricant', ADDRESS_MAX),
  manufacturerContact: contact,
  manufacturerOutsideEu: flag('Fabricant hors de l’Union'),
  responsibleName: words('Le nom de la personne responsable', NAME_MAX),
  responsibleAddress: words('L’adresse de la personne responsable', ADDRESS_MAX),
  responsibleContact: contact,
}

/** The facts that the law requires to be stated before purchase. */
export const FACT_FIELDS = {
  ...MAKER_FIELDS,
  identifier: words('L’identifiant', NAME_MAX),
  noWarning: flag('Aucun avertissement'),
  netQuantity: NetQuantity,
  netUnit: z.enum(Object.keys(NET_UNITS) as [NetUnit, ...NetUnit[]], {
    error: 'L’unité est g, kg, ml, cl, l, m, m2 ou piece.',
  }),
  isFood: flag('Denrée alimentaire'),
  foodName: words('La dénomination de la denrée', NAME_MAX),
  ingredients: words('La liste des ingrédients', TEXT_MAX),
  allergens: z
    .array(z.enum(ALLERGEN_CODES, { error: 'Cet allergène n’est pas de la liste.' }), {
      error: 'Les allergènes sont une liste, ou rien.',
    })
    .transform((codes) => ALLERGEN_CODES.filter((code) => codes.includes(code)))
    .nullable(),
  storage: words('La conservation', TEXT_MAX),
  origin: words('L’origine', NAME_MAX),
  noNutrition: flag('Dispensé de déclaration nutritionnelle'),
  energyKj: nutrient('L’énergie', 'kJ', 5_000),
  energyKcal: nutrient('L’énergie', 'kcal', 1_000),
  fat: nutrient('Les matières grasses', 'grammes', 100),
  saturates: nutrient('Les acides gras saturés', 'grammes', 100),
  carbohydrate: nutrient('Les glucides', 'grammes', 100),
  sugars: nutrient('Les sucres', 'grammes', 100),
  protein: nutrient('Les protéines', 'grammes', 100),
  salt: nutrient('Le sel', 'grammes', 100),
  alcohol: flag('Boisson alcoolique'),
  alcoholPercent: z
    .number(DEGREE)
    .min(0, DEGREE)
    .max(100, DEGREE)
    .refine((value) => Number(value.toFixed(2)) === value, DEGREE)
    .nullable(),
}

export const MakerInput = z.object(MAKER_FIELDS)
/** With the warnings for products that have none. */
export const ShopDefaultsInput = MakerInput.extend({ warnings: words('Les avertissements', TEXT_MAX) })
export const FactsInput = z.object(FACT_FIELDS)

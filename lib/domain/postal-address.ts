import { z } from 'zod'
import { nullAsMissing, optionalText, requiredText } from './fields'

/** The postcode formats that we know, by country. */
const ZIP_PATTERNS: Partial<Record<string, RegExp>> = {
  FR: /^\d{5}$/,
  BE: /^\d{4}$/,
  LU: /^\d{4}$/,
  NL: /^\d{4}( ?[A-Za-z]{2})?$/,
  ES: /^\d{5}$/,
  PT: /^\d{4}(-?\d{3})?$/,
}
const ANY_ZIP = /^[0-9A-Za-z][0-9A-Za-z -]{1,9}$/

/** Whether a postcode is valid for this country. */
export const isZip = (country: string, zip: string): boolean => (ZIP_PATTERNS[country] ?? ANY_ZIP).test(zip)

export const AddressFields = {
  line1: requiredText('L’adresse', 100),
  line2: nullAsMissing(optionalText('Le complément d’adresse', 100)),
  zip: requiredText('Le code postal', 10),
  city: requiredText('La ville', 60),
  country: z
    .string({ error: 'Le pays est obligatoire.' })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: 'Le pays s’écrit en deux lettres, comme FR.' }),
}
export const INVALID_ZIP = 'Le code postal n’est pas valable dans ce pays.'

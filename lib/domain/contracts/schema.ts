import { z } from 'zod'
import type { ClientKind } from '../billing-rules/schema'
import { emailAddress, optionalText, requiredText } from '../fields'
import { AddressFields, INVALID_ZIP, isZip } from '../postal-address'
import { isSiren } from './siren'
import { isVatNumber, sirenOf } from './vat-number'

export const CLIENT_KINDS = [
  'consumer',
  'non_professional',
  'professional',
] as const satisfies readonly ClientKind[]

const regions = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })

const oneLine = (label: string, max: number) =>
  requiredText(label, max).refine((text) => !/[\r\n\t]/.test(text), {
    error: `${label} tient sur une ligne.`,
  })

const orNull = (label: string, max: number) =>
  optionalText(label, max)
    .nullish()
    .transform((text) => text || null)

/** A number as people write it: with spaces, dots and lower-case letters. */
const bareNumber = (label: string, max: number) =>
  orNull(label, max).transform((text) => text?.replace(/[\s.-]/g, '').toUpperCase() || null)

const maybeEmail = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)
  .pipe(emailAddress.nullable())

const { line1, city, country } = AddressFields

/** A client's identity, as its invoices name it; the fields of a form. */
export const BillingDetailsInput = z
  .object({
    kind: z.enum(CLIENT_KINDS, {
      error: 'Dites si vous êtes un particulier, une association ou un professionnel.',
    }),
    name: oneLine('Le nom', 150),
    line1,
    line2: orNull('Le complément d’adresse', 100),
    postalCode: requiredText('Le code postal', 10),
    city,
    country: country.refine((code) => !/^[A-Z]{2}$/.test(code) || regions.of(code) !== undefined, {
      error: 'Ce pays n’existe pas.',
    }),
    siren: bareNumber('Le numéro SIREN', 20),
    vatNumber: bareNumber('Le numéro de TVA', 20),
    email1: maybeEmail,
    email2: maybeEmail,
    email3: maybeEmail,
    purchaseReference: orNull('La référence d’achat', 100),
  })
  .superRefine((details, ctx) => {
    for (const [path, message] of Object.entries(wrongFields(details)))
      if (message) ctx.addIssue({ code: 'custom', path: [path], message })
  })
  .transform(({ email1, email2, email3, ...details }) => ({
    ...details,
    emails: distinct([email1, email2, email3].filter((email) => email !== null)),
  }))
export type BillingDetailsInput = z.infer<typeof BillingDetailsInput>

/** What is stored. `isComplete`: enough for an invoice; until then the client's invoices wait. */
export type BillingDetails = {
  [Field in keyof BillingDetailsInput]: Field extends 'emails' ? string[] : BillingDetailsInput[Field] | null
} & { isComplete: boolean }

const distinct = (emails: string[]) =>
  emails.filter(
    (email, index) => emails.findIndex((other) => other.toLowerCase() === email.toLowerCase()) === index,
  )

type Checked = {
  kind: ClientKind
  postalCode: string
  country: string
  siren: string | null
  vatNumber: string | null
}

const wrongFields = (details: Checked) => ({
  postalCode: isZip(details.country, details.postalCode) ? null : INVALID_ZIP,
  siren: wrongSiren(details),
  vatNumber: wrongVatNumber(details),
})

function wrongSiren({ kind, country: place, siren }: Checked): string | null {
  if (kind === 'consumer') return siren === null ? null : 'Un particulier n’a pas de numéro SIREN.'
  if (siren !== null)
    return isSiren(siren) ? null : 'Ce numéro SIREN n’existe pas\u00a0: vérifiez ses neuf chiffres.'
  return kind === 'professional' && place === 'FR'
    ? 'Le numéro SIREN est obligatoire pour un professionnel en France.'
    : null
}

function wrongVatNumber({ kind, country: place, siren, vatNumber }: Checked): string | null {
  if (kind === 'consumer') return vatNumber === null ? null : 'Un particulier n’a pas de numéro de TVA.'
  if (vatNumber === null)
    return kind === 'professional' && place !== 'FR'
      ? 'Le numéro de TVA est obligatoire pour un professionnel hors de France.'
      : null
  if (!isVatNumber(vatNumber)) return 'Ce numéro de TVA n’est pas valable.'
  const named = sirenOf(vatNumber)
  return siren !== null && named !== null && named !== siren
    ? 'Ce numéro de TVA n’est pas celui de ce numéro SIREN.'
    : null
}

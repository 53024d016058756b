import { z } from 'zod'
import { emailAddress, optionalText, PHONE_NUMBER, personName, requiredText, WRONG_PHONE } from '../fields'
import type { Role } from '../permissions/policy'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

/** Length only; whether a password is too weak is checked on the server (weak-password.ts). */
export const newPassword = z
  .string({ error: 'Le mot de passe est obligatoire.' })
  .min(PASSWORD_MIN, { error: `Le mot de passe doit compter au moins ${PASSWORD_MIN} caractères.` })
  .max(PASSWORD_MAX, { error: `Le mot de passe ne peut pas dépasser ${PASSWORD_MAX} caractères.` })

const phone = requiredText('Le téléphone', 30).pipe(z.string().regex(PHONE_NUMBER, { error: WRONG_PHONE }))

export const SignUp = z.object({
  firstName: personName('Le prénom', 80),
  lastName: personName('Le nom', 80),
  email: emailAddress,
  phone,
  password: newPassword,
  acceptsMarketing: z.boolean({ error: 'Indiquez oui ou non.' }),
})
export type SignUp = z.infer<typeof SignUp>

export const ForgottenPassword = z.object({ email: emailAddress })

/** The token of a mailed link. */
export const linkToken = z
  .string({ error: 'Le lien est incomplet.' })
  .min(1, { error: 'Le lien est incomplet.' })
  .max(200)
export const ResetPassword = z.object({ token: linkToken, password: newPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

/** An empty form field means no value. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Without a session of the account, one of the two is required: its password, or a new one. */
export const ConfirmEmail = z.object({
  token: linkToken,
  password: unlessEmpty(z.string({ error: 'Le mot de passe est un texte.' }).max(1024)),
  newPassword: unlessEmpty(newPassword),
})
export type ConfirmEmail = z.infer<typeof ConfirmEmail>

export const ChangePassword = z.object({
  currentPassword: z
    .string({ error: 'Le mot de passe actuel est obligatoire.' })
    .min(1, { error: 'Le mot de passe actuel est obligatoire.' })
    .max(1024),
  newPassword,
})
export type ChangePassword = z.infer<typeof ChangePassword>

/** A person's own details; empty texts mean no value. */
export const OwnDetails = z.object({
  firstName: personName('Le prénom', 80),
  lastName: personName('Le nom', 80),
  phone,
  businessName: optionalText('Le nom de l’entreprise', 150),
  address: optionalText('L’adresse', 200),
  postalCode: optionalText('Le code postal', 20),
  city: optionalText('La ville', 100),
  country: optionalText('Le pays', 100),
})
export type OwnDetails = z.infer<typeof OwnDetails>

/** The mails a person wants in addition to those that the account's security needs. */
export const MailChoices = z.object({
  ticketAnswers: z.boolean(),
  websiteNews: z.boolean(),
  marketing: z.boolean(),
})
export type MailChoices = z.infer<typeof MailChoices>

/** Six hex digits; a leading '#' is dropped. */
export const Color = z
  .string({ error: 'La couleur est obligatoire.' })
  .trim()
  .regex(/^#?[0-9a-fA-F]{6}$/, {
    error: 'La couleur s’écrit avec six chiffres hexadécimaux, par exemple 2f68ed.',
  })
  .transform((color) => color.replace('#', '').toLowerCase())

export const DEFAULT_COLOR = '2f68ed'
export const UNSET_COLOR = '000000'

/** `isCurrent`: the requesting session. */
export type OwnSession = { id: string; userAgent: string; createdAt: Date; isCurrent: boolean }

export type UserInfo = {
  id: number
  color: string | null
  firstName: string
  lastName: string
  email: string
  role: Role
  hasPaymentAccount: boolean
  emailConfirmed: boolean
}

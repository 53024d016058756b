import { z } from 'zod'
import { emailAddress, requiredText } from '../fields'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

/** Length only; whether a password is too common is checked on the server (password.ts). */
export const newPassword = z
  .string({ error: 'Le mot de passe est obligatoire.' })
  .min(PASSWORD_MIN, { error: `Le mot de passe doit compter au moins ${PASSWORD_MIN} caractères.` })
  .max(PASSWORD_MAX, { error: `Le mot de passe ne peut pas dépasser ${PASSWORD_MAX} caractères.` })

export const SignUp = z.object({
  firstName: requiredText('Le prénom', 80),
  lastName: requiredText('Le nom', 80),
  email: emailAddress,
  phone: requiredText('Le téléphone', 30).pipe(
    z.string().regex(/^[+\d][\d .()-]{5,}$/, { error: 'Le numéro de téléphone n’est pas valide.' }),
  ),
  password: newPassword,
  acceptsMarketing: z.boolean({ error: 'Indiquez oui ou non.' }),
})
export type SignUp = z.infer<typeof SignUp>

export const LogIn = z.object({
  email: emailAddress,
  password: z
    .string({ error: 'Le mot de passe est obligatoire.' })
    .min(1, { error: 'Le mot de passe est obligatoire.' })
    .max(1024),
  admin: z.boolean().default(false),
  rememberMe: z.boolean().default(false),
})
export type LogIn = z.infer<typeof LogIn>

export const ForgottenPassword = z.object({ email: emailAddress })

const linkToken = z
  .string({ error: 'Le lien est incomplet.' })
  .min(1, { error: 'Le lien est incomplet.' })
  .max(200)
export const ResetPassword = z.object({ token: linkToken, password: newPassword })
export const ConfirmEmail = z.object({ token: linkToken })

export const ChangePassword = z.object({
  currentPassword: z
    .string({ error: 'Le mot de passe actuel est obligatoire.' })
    .min(1, { error: 'Le mot de passe actuel est obligatoire.' })
    .max(1024),
  newPassword,
})

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

export type UserInfo = {
  id: number
  color: string | null
  firstName: string
  lastName: string
  email: string
  role: 'USER' | 'MODERATOR' | 'ADMIN'
  hasPaymentAccount: boolean
  emailConfirmed: boolean
}

/** Shown when the terms are not accepted; the account is not created. */
export const TERMS_REFUSED = 'Vous devez accepter les CGU et T&C'

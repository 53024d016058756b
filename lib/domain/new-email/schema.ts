import { z } from 'zod'
import { linkToken, newPassword } from '../accounts/schema'
import { emailAddress } from '../fields'

export const NewEmail = z.object({
  newEmail: emailAddress,
  password: z
    .string({ error: 'Le mot de passe est obligatoire.' })
    .min(1, { error: 'Le mot de passe est obligatoire.' })
    .max(1024),
})
export type NewEmail = z.infer<typeof NewEmail>

export const ConfirmNewEmail = z.object({ token: linkToken })
export const UndoNewEmail = z.object({ token: linkToken, newPassword })
export type UndoNewEmail = z.infer<typeof UndoNewEmail>

import { z } from 'zod'
import { emailAddress } from '../fields'
import { OptionalCode } from '../second-factors/schema'

export const LogIn = z.object({
  email: emailAddress,
  password: z
    .string({ error: 'Le mot de passe est obligatoire.' })
    .min(1, { error: 'Le mot de passe est obligatoire.' })
    .max(1024),
  admin: z.boolean().default(false),
  rememberMe: z.boolean().default(false),
  code: OptionalCode,
})
export type LogIn = z.infer<typeof LogIn>

import { z } from 'zod'
import { emailAddress, optionalText, requiredText } from '../fields'

export const CONSENT_MISSING = 'Cochez la case pour accepter d’être recontacté.'

export const HomeForm = z.object({
  nom: requiredText('Le nom', 150),
  email: emailAddress,
  message: requiredText('Le message', 10_000),
  acceptation: z.literal(true, { error: CONSENT_MISSING }),
})

export const ContactForm = z.object({
  name: requiredText('Le nom', 150),
  email: emailAddress,
  phone: requiredText('Le téléphone', 30),
  subject: optionalText('Le sujet', 200).default(''),
  day: requiredText('Le jour', 60),
  hour: requiredText('L’heure', 60),
  contactOption: z.enum(['Téléphone', 'Email'], { error: 'Choisissez le téléphone ou l’e-mail.' }),
  content: requiredText('Le message', 10_000),
})

export type ContactMessage =
  | { form: 'home-form'; fields: z.infer<typeof HomeForm>; suspicious: boolean }
  | { form: 'contact-form'; fields: z.infer<typeof ContactForm>; suspicious: boolean }

const TOTAL_MAX = 10_000

/** Whether all texts of a form together stay within 10 000 characters. */
export const fitsInAll = (fields: Record<string, unknown>): boolean =>
  Object.values(fields).reduce<number>((sum, value) => sum + String(value ?? '').length, 0) <= TOTAL_MAX

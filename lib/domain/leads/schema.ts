import { z } from 'zod'
import { calendarDate, emailAddress, optionalText, requiredText } from '../fields'
import { SUBJECTS, type Subject } from './policy'

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

const KNOWN_SUBJECTS = Object.keys(SUBJECTS) as Subject[]

/** The form of the contact page: `day` and `hour` are a date and a time, while API callers may write « mardi ». */
export const ContactPageForm = ContactForm.extend({
  subject: z.enum(KNOWN_SUBJECTS).or(z.literal('')).catch(''),
  day: calendarDate('Le jour'),
  hour: z
    .string({ error: 'L’heure est obligatoire.' })
    .min(1, { error: 'L’heure est obligatoire.', abort: true })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'L’heure doit être écrite HH:MM, par exemple 14:30.' }),
})

export type ContactMessage =
  | { form: 'home-form'; fields: z.infer<typeof HomeForm>; suspicious: boolean }
  | { form: 'contact-form'; fields: z.infer<typeof ContactForm>; suspicious: boolean }

const TOTAL_MAX = 10_000

/** Whether all texts of a form together stay within 10 000 characters. */
export const fitsTogether = (fields: Record<string, unknown>): boolean =>
  Object.values(fields).reduce<number>((sum, value) => sum + String(value ?? '').length, 0) <= TOTAL_MAX

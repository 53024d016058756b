import { z } from 'zod'
import { REQUESTED_PLANS } from '@/content/plan-facts'
import { optionalText, yesNo } from '../fields'

const siteAddress = z
  .string({ error: 'L’adresse du site est un texte.' })
  .trim()
  .max(300, { error: 'L’adresse du site est trop longue.' })
  .refine((text) => text === '' || z.url({ protocol: /^https?$/ }).safeParse(text).success, {
    error: 'L’adresse du site doit être complète, par exemple https://www.mon-site.fr.',
  })

const callPreference = (label: string) => optionalText(label, 200).nullish()

export const ProjectRequest = z.object({
  hasWebsite: yesNo('Avez-vous déjà un site'),
  newWebsite: yesNo('Voulez-vous un nouveau site'),
  websiteUrl: siteAddress.default(''),
  madeByAgency: yesNo('Site réalisé par l’agence').default(false),
  isExperienced: yesNo('Expérience'),
  wantsSubscription: yesNo('Support technique'),
  wantsEcommerce: yesNo('E-commerce'),
  selectedPlan: z.enum(REQUESTED_PLANS, { error: 'Cette formule n’existe pas.' }).nullable(),
  annual: yesNo('Paiement annuel'),
  contactOption: z.enum(['phone', 'email'], { error: 'Choisissez le téléphone ou l’e-mail.' }),
  preferredHours: callPreference('Les heures préférées'),
  preferredDays: callPreference('Les jours préférés'),
  exclusivePeriod: callPreference('La période exclusive'),
  additionalInfo: optionalText('Les informations complémentaires', 5000).default(''),
  submissionId: z.uuid({ error: 'L’identifiant de l’envoi n’est pas valable.' }).optional(),
})
export type ProjectRequest = z.infer<typeof ProjectRequest>

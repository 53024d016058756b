import { bothPrices, planName } from './policy'
import type { ProjectRequest } from './schema'

const answer = (yes: boolean) => (yes ? 'oui' : 'non')

/** The answers of the wizard as the text of the ticket's first message and of the mails. */
export function recapText(request: ProjectRequest): string {
  const byPhone = request.contactOption === 'phone'
  const prices = bothPrices(request)
  const lines = [
    `Site existant : ${answer(request.hasWebsite)}`,
    request.hasWebsite ? `Réalisé par Ostal : ${answer(request.madeByAgency)}` : null,
    request.hasWebsite && request.websiteUrl ? `Adresse du site : ${request.websiteUrl}` : null,
    `Nouveau site souhaité : ${answer(request.newWebsite)}`,
    `À l’aise avec les outils web : ${answer(request.isExperienced)}`,
    `Support technique (abonnement) : ${answer(request.wantsSubscription)}`,
    `E-commerce : ${answer(request.wantsEcommerce)}`,
    `Formule choisie : ${request.selectedPlan ? planName(request.selectedPlan) : 'à définir ensemble'}`,
    request.selectedPlan?.startsWith('Sub') ? `Paiement : ${request.annual ? 'annuel' : 'mensuel'}` : null,
    prices && `Prix : ${prices}`,
    `Contact préféré : ${byPhone ? 'téléphone' : 'e-mail'}`,
    byPhone && request.preferredHours ? `Heures préférées : ${request.preferredHours}` : null,
    byPhone && request.preferredDays ? `Jours préférés : ${request.preferredDays}` : null,
    byPhone && request.exclusivePeriod ? `Période exclusive : ${request.exclusivePeriod}` : null,
    request.additionalInfo ? `\nInformations complémentaires :\n${request.additionalInfo}` : null,
  ]
  return lines.filter((line) => line !== null).join('\n')
}

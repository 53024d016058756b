/** Stripe's requirements of an account (Accounts v2, `requirements.entries[].description`), in French; the first prefix that
 *  matches a description applies. */
const WORDS: [beginning: string, words: string][] = [
  ['identity.entity_type', 'La forme de votre activité'],
  ['identity.business_details.registered_name', 'La raison sociale'],
  ['identity.business_details.address', 'L’adresse de l’entreprise'],
  ['identity.business_details.id_numbers', 'Le numéro SIREN ou SIRET'],
  ['identity.business_details.documents', 'Un justificatif de l’entreprise'],
  ['identity.business_details', 'Des informations sur l’entreprise'],
  ['identity.individual.given_name', 'Le prénom du représentant'],
  ['identity.individual.surname', 'Le nom du représentant'],
  ['identity.individual.date_of_birth', 'La date de naissance du représentant'],
  ['identity.individual.address', 'L’adresse du représentant'],
  ['identity.individual.documents', 'Une pièce d’identité'],
  ['identity.individual', 'Des informations sur le représentant'],
  ['identity.attestations', 'L’acceptation des conditions du prestataire'],
  ['configuration.merchant.mcc', 'Le domaine d’activité'],
  ['configuration.merchant.statement_descriptor', 'Le libellé sur le relevé bancaire de vos clients'],
  ['configuration.merchant.support', 'Un contact pour vos clients'],
  ['defaults.profile.business_url', 'L’adresse de votre site'],
  ['defaults.profile', 'La description de ce que vous vendez'],
  ['defaults.payout_methods', 'Le compte bancaire où recevoir vos ventes (IBAN)'],
]
const OTHER = 'Une autre information, que la page du prestataire précise'

/** The open requirements, in French, without duplicates. */
export function askedWords(due: string[]): string[] {
  const words = due.map(
    (description) => WORDS.find(([beginning]) => description.startsWith(beginning))?.[1] ?? OTHER,
  )
  return [...new Set(words)]
}

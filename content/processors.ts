/** The processors of personal data for the agency. TO BE CHECKED with each contract before the site goes public. */
export const PROCESSORS = [
  { name: 'Stripe', does: 'encaisser les paiements par carte', place: 'Irlande et États-Unis' },
  { name: 'Mondial Relay', does: 'livrer les colis des boutiques', place: 'France' },
  { name: 'Resend', does: 'envoyer les e-mails', place: 'États-Unis' },
  { name: 'UploadThing', does: 'conserver les images et les fichiers joints', place: 'États-Unis' },
] as const

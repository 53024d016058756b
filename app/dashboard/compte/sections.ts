/** The sections of the account in order, by anchor. */
export const SECTIONS = {
  coordonnees: 'Vos coordonnées',
  adresse: 'Adresse e-mail',
  'second-facteur': 'Second facteur',
  'mot-de-passe': 'Mot de passe',
  sessions: 'Sessions',
  'e-mails': 'E-mails',
  contrats: 'Vos contrats',
  donnees: 'Vos données',
  suppression: 'Supprimer mon compte',
} as const

export type SectionId = keyof typeof SECTIONS

export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[]

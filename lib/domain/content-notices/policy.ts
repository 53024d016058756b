/** The alleged illegality of a content, as the form and every mail name it. */
export const CATEGORIES = {
  counterfeit: 'Contrefaçon ou atteinte au droit d’auteur',
  hate: 'Propos haineux, injure ou diffamation',
  terrorism: 'Contenu terroriste',
  threat: 'Menace pour la vie ou la sécurité d’une personne',
  minors: 'Atteinte sexuelle sur un mineur',
  privacy: 'Atteinte à la vie privée ou aux données personnelles',
  fraud: 'Fraude, ou produit dangereux ou interdit',
  other: 'Autre',
} as const
export type NoticeCategory = keyof typeof CATEGORIES

const URGENT: readonly NoticeCategory[] = ['terrorism', 'threat', 'minors']

/** Possible crimes against life or safety: article 18 of regulation (EU) 2022/2065. */
export const isUrgent = (category: NoticeCategory): boolean => URGENT.includes(category)

/** Whether a notice may be anonymous: the offences of articles 3 to 7 of directive 2011/93/EU. */
export const mayBeAnonymous = (category: NoticeCategory): boolean => category === 'minors'

export const OUTCOMES = {
  no_action: 'Aucune restriction',
  content_removed: 'Contenu retiré',
  site_offline: 'Site mis hors ligne',
  account_suspended: 'Compte suspendu, tous ses sites hors ligne',
} as const
export type NoticeOutcome = keyof typeof OUTCOMES

export const GROUNDS = {
  law: 'Contenu illicite',
  terms: 'Contenu contraire à nos conditions d’utilisation',
} as const
export type DecisionGround = keyof typeof GROUNDS

export const LOCATIONS_MAX = 10
export const EXPLANATION_MAX = 2_000
export const NOTICE_NAME_MAX = 60

/** How long the agency answers complaints, as the mails and pages say it. */
export const COMPLAINT_PERIOD = 'six mois'

/** Who checked and decided: neither is automated. */
const BY_A_PERSON =
  'Aucun, ni pour repérer le contenu ni pour décider\u00a0: une personne a examiné le signalement.'

/** The statement of reasons of a decision. */
export type Statement = {
  outcome: NoticeOutcome
  what: string
  scope: string
  duration: string
  reasons: string
  ground: DecisionGround | null
  groundText: string
}

/** The text of a decision, one fact per line, in the order of article 17(3). */
export function statementOf(decision: Statement): { label: string; value: string }[] {
  const { outcome, what, scope, duration, reasons, ground, groundText } = decision
  const isRestricting = outcome !== 'no_action'
  const lines = [
    ['Décision', OUTCOMES[outcome]],
    ['Contenu concerné', what],
    ['Portée territoriale', isRestricting ? scope : ''],
    ['Durée', isRestricting ? duration : ''],
    ['Faits et circonstances', reasons],
    ['Origine', 'Un signalement que nous avons reçu.'],
    ['Moyens automatisés', BY_A_PERSON],
    ['Fondement', ground ? GROUNDS[ground] : ''],
    ['Texte appliqué, et pourquoi', ground ? groundText : ''],
  ]
  return lines.flatMap(([label = '', value = '']) => (value === '' ? [] : [{ label, value }]))
}

/** How long personal data is kept: the nightly job deletes what is older, and /privacy prints this list. */
export const RETENTION = {
  contactMessages: {
    what: 'Les messages des formulaires de contact, résiliations et rétractations en ligne comprises',
    days: 3 * 365,
    words: 'trois ans',
  },
  contentNotices: {
    what: 'Les signalements de contenus illicites et nos décisions',
    // The limitation of civil claims, article 2224 of the Code civil.
    days: 5 * 365,
    words: 'cinq ans',
  },
  projectRequests: { what: 'Les demandes de projet', days: 3 * 365, words: 'trois ans' },
  quotes: { what: 'Les devis qui n’ont pas été acceptés', days: 3 * 365, words: 'trois ans' },
  mailFailures: {
    what: 'Les adresses e-mail qui refusent nos messages',
    days: 3 * 365,
    words: 'trois ans',
  },
  unmatchedWithdrawals: {
    what: 'Les rétractations qui ne correspondent à aucune commande d’une boutique',
    days: 3 * 365,
    words: 'trois ans',
  },
  auditLog: {
    what: 'Le journal de sécurité (connexions, mots de passe, suppressions)',
    // A whole year, even a leap year: the database refuses to delete younger rows.
    days: 366,
    words: 'un an',
  },
  webhookDeliveries: {
    what: 'Le journal des webhooks envoyés à votre site',
    days: 30,
    words: '30 jours',
  },
  paymentEvents: {
    what: 'Le suivi des événements du prestataire de paiement',
    days: 90,
    words: '90 jours',
  },
  pageViews: {
    what: 'Le nombre de pages vues par jour, qui ne dit rien de vous',
    // 52 weeks and the 52 before them; the CNIL allows at most 25 months.
    days: 2 * 365,
    words: 'deux ans',
  },
  uploads: { what: 'Le suivi des envois d’images', days: 7, words: 'une semaine' },
  submissions: {
    what: 'L’identifiant d’un envoi, pour qu’une répétition ne le fasse pas deux fois',
    days: 30,
    words: '30 jours',
  },
  refusedForms: { what: 'Un formulaire refusé, pour vous le rendre rempli', days: 1, words: 'un jour' },
} as const

/** Data that expires automatically, at the time it was given. */
export const EXPIRY = [
  {
    what: 'Une session',
    words: '12 heures, ou 30 jours si vous avez choisi de rester connecté',
  },
  { what: 'Le lien d’un client vers la page de sa commande', words: 'un an' },
  { what: 'Un lien envoyé par e-mail', words: 'une heure à sept jours selon son usage' },
  { what: 'Un e-mail que nous n’avons pas pu envoyer', words: 'deux ans au plus' },
  {
    what: 'Le lien qui confirme une résiliation ou une rétractation',
    words: 'trois ans, comme la déclaration : son jour compte même confirmé plus tard',
  },
] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** Rows older than this moment are past their retention. */
export const retentionEnd = (kind: keyof typeof RETENTION, now: Date): Date =>
  new Date(now.getTime() - RETENTION[kind].days * DAY_MS)

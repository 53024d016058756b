/** The texts of the two forms. Articles D. 215-3 and D. 221-5 of the Code de la consommation prescribe the buttons' words. */
export const CANCELLATION_TEXTS = {
  termination: {
    page: 'Résilier votre contrat',
    start: 'Ma résiliation',
    summary: 'Récapitulatif de ma résiliation',
    done: 'Résiliation notifiée',
    confirm: 'Notification de la résiliation',
    what: 'votre notification',
    notSent: 'Votre résiliation n’est pas partie. Vérifiez votre connexion, puis réessayez.',
    fields: ['name', 'email', 'postalAddress', 'contract', 'wishedOn', 'reason'],
  },
  withdrawal: {
    page: 'Renoncer au contrat',
    start: 'Ma déclaration',
    summary: 'Confirmer ma rétractation',
    done: 'Rétractation enregistrée',
    confirm: 'Confirmer la rétractation',
    what: 'votre déclaration',
    notSent: 'Votre rétractation n’est pas partie. Vérifiez votre connexion, puis réessayez.',
    fields: ['name', 'contract', 'email'],
  },
} as const

export type CancellationTexts = (typeof CANCELLATION_TEXTS)[keyof typeof CANCELLATION_TEXTS]

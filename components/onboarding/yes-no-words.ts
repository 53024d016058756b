/** The yes/no questions of the project step, with their help texts. */
export const YES_NO = {
  hasWebsite: {
    label: 'Avez-vous déjà un site ?',
    hint: 'Même ancien\u00a0: nous verrons ensemble ce qui peut en être gardé.',
  },
  madeByAgency: { label: 'Ce site a-t-il été réalisé par Ostal ?', hint: undefined },
  newWebsite: {
    label: 'Voulez-vous un nouveau site ?',
    hint: 'Répondez non si vous cherchez seulement de l’aide pour le site que vous avez.',
  },
  isExperienced: {
    label: 'Êtes-vous à l’aise avec les outils du web ?',
    hint: 'Aucune réponse n’est meilleure que l’autre\u00a0: elle nous dit comment vous accompagner.',
  },
  wantsSubscription: {
    label: 'Souhaitez-vous un support technique (abonnement) ?',
    hint: 'L’abonnement comprend l’hébergement, le support et les mises à jour. Sans lui, vous hébergez vous-même votre site.',
  },
  wantsEcommerce: {
    label: 'Voulez-vous vendre en ligne (e-commerce) ?',
    hint: 'La boutique en ligne fait partie de la formule Pro.',
  },
} as const

export type YesNoDecision = keyof typeof YES_NO

export const isYesNo = (decision: string): decision is YesNoDecision => decision in YES_NO

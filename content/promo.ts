/** A title whose middle part is highlighted. */
export type MarkedTitle = { before: string; marked: string; after: string }

/** The four stages of /promo, in the order in which the illustrated house is built: ground plan, rooms, lit windows, roof. */
export const promo = {
  title: 'Votre site, bâti à Montpellier',
  description:
    'Fondations, pièces, lumière, toit : la visite guidée d’un site bâti à Montpellier, des exemples pour votre métier, et une équipe au bout du fil.',
  stages: [
    {
      id: 'accueil',
      part: 'Les fondations',
      title: { before: 'Votre site, ', marked: 'bâti', after: ' à Montpellier' },
      text: 'Un coup de fil pour poser les fondations : votre métier, vos clients, votre budget. Ensuite, c’est nous qui montons les murs.',
    },
    {
      id: 'secteurs',
      part: 'Les pièces',
      title: { before: 'À chaque métier ', marked: 'son plan', after: '' },
      text: 'Poussez la porte : chaque exemple se visite.',
    },
    {
      id: 'temoignages',
      part: 'Les fenêtres éclairées',
      title: { before: 'Chez eux, c’est ', marked: 'allumé', after: '' },
      text: 'Ce qu’on nous dit une fois installé.',
    },
    {
      id: 'conclusion',
      part: 'Le toit',
      title: { before: 'Posez vos cartons. ', marked: 'On garde', after: ' la maison.' },
      text: 'Hébergement, mises à jour, questions du lundi matin : votre site tient debout, et quelqu’un vous répond.',
    },
  ],
} as const satisfies { title: string; description: string; stages: readonly PromoStage[] }

type PromoStage = { id: string; part: string; title: MarkedTitle; text: string }

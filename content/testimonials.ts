export type Testimonial = {
  name: string
  title: string
  content: string
  /** The customer's website, or 'wip' while it is being built. */
  url: string
  /** `YYYY-MM-DD` */
  date: string
  /** Invented: the page marks it « Exemple ». */
  sample: boolean
}

/** SAMPLES: invented customers, to be replaced by real ones before the site goes public. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Claire Vidal',
    title: 'Gérante, Librairie des Arceaux',
    content:
      'Nous voulions une boutique simple à tenir à jour. Trois semaines plus tard, les premières commandes partaient, et je modifie moi-même mes fiches le soir.',
    url: 'https://librairie-arceaux.example',
    date: '2026-03-12',
    sample: true,
  },
  {
    name: 'Mehdi Roussel',
    title: 'Avocat au barreau de Montpellier',
    content:
      'Un site sobre, rapide, qui répond aux questions de mes clients avant le premier rendez-vous. Quand j’écris un ticket le matin, c’est réglé l’après-midi.',
    url: 'https://roussel-avocat.example',
    date: '2026-01-28',
    sample: true,
  },
  {
    name: 'Inès Ferrand',
    title: 'Fondatrice, Atelier Garrigue',
    content:
      'Ils ont d’abord écouté comment nous travaillons, puis dessiné l’application de réservation. Rien à réexpliquer, tout était dans la maquette.',
    url: 'wip',
    date: '2025-11-04',
    sample: true,
  },
]

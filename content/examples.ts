/** A website that a client of a sector could want. It is a page of ours at /exemples/{slug}. */
export type Example = {
  slug: string
  /** The sector's name on /promo. */
  sector: string
  /** The invented client. */
  name: string
  /** One sentence on what the website does for them. */
  summary: string
  /** Invented: the page marks it « Exemple ». */
  sample: boolean
}

/** SAMPLES: invented clients. Two of them are those of the testimonials. */
export const examples = [
  {
    slug: 'avocats',
    sector: 'Avocats',
    name: 'Roussel Avocat',
    summary: 'Un cabinet qui répond aux premières questions avant le premier rendez-vous.',
    sample: true,
  },
  {
    slug: 'e-commerce',
    sector: 'E-commerce',
    name: 'Librairie des Arceaux',
    summary: 'Une librairie de quartier qui vend aussi le soir, quand le rideau est baissé.',
    sample: true,
  },
  {
    slug: 'coiffeurs',
    sector: 'Coiffeurs',
    name: 'Salon Mèche',
    summary: 'Un salon qui annonce ses tarifs et laisse choisir son coiffeur.',
    sample: true,
  },
  {
    slug: 'loisirs',
    sector: 'Loisirs',
    name: 'Canoë de l’Hérault',
    summary: 'Des descentes en canoë, leurs horaires et leurs prix selon la saison.',
    sample: true,
  },
  {
    slug: 'restaurants',
    sector: 'Restaurants',
    name: 'La Table de Camille',
    summary: 'Une carte courte, à jour chaque matin, et une table en deux gestes.',
    sample: true,
  },
  {
    slug: 'evenements',
    sector: 'Événements',
    name: 'Fête de la Treille',
    summary: 'Une fête de village : son programme, ses accès et ses bénévoles.',
    sample: true,
  },
  {
    slug: 'autres',
    sector: 'Autres métiers',
    name: 'Atelier Garrigue',
    summary: 'Une potière qui ouvre son atelier et remplit ses stages.',
    sample: true,
  },
] as const satisfies readonly Example[]

export type ExampleSlug = (typeof examples)[number]['slug']

import type { ExampleSlug } from './examples'

/** A website's results for its client. The client and the pictures are those of the example. */
export type Case = {
  slug: ExampleSlug
  plan: 'Basique' | 'Standard' | 'Pro'
  /** The result, as a figure and the words that follow it. */
  figure: string
  result: string
  /** From the first payment to the website online. */
  weeks: number
  /** Invented: the page marks it « Exemple ». */
  sample: boolean
}

/** SAMPLES: invented results, to be replaced by real ones before the site goes public. */
export const cases: readonly Case[] = [
  {
    slug: 'e-commerce',
    plan: 'Pro',
    figure: '18',
    result: 'commandes par semaine, six mois après l’ouverture de la boutique.',
    weeks: 3,
    sample: true,
  },
  {
    slug: 'avocats',
    plan: 'Basique',
    figure: '30 %',
    result: 'des premiers rendez-vous commencent par un message écrit depuis le site.',
    weeks: 2,
    sample: true,
  },
  {
    slug: 'restaurants',
    plan: 'Standard',
    figure: '40 %',
    result: 'd’appels en moins pour demander la carte, en ligne chaque matin.',
    weeks: 4,
    sample: true,
  },
]

/** SAMPLE: an invented hairdresser. */
export const salon = {
  phone: { shown: '04 65 71 48 60', link: 'tel:+33465714860' },
  address: { street: '18 rue du Faubourg-Figuerolles', city: '34070 Montpellier' },
  prices: [
    {
      title: 'Couper',
      lines: [
        { what: 'Cheveux courts', priceCents: 2800, minutes: 30 },
        { what: 'Cheveux mi-longs', priceCents: 4200, minutes: 45 },
        { what: 'Cheveux longs', priceCents: 4900, minutes: 60 },
        { what: 'Boucles, coupe à sec', priceCents: 5600, minutes: 75 },
        { what: 'Moins de 12 ans', priceCents: 1900, minutes: 30 },
        { what: 'Frange, entre deux coupes', priceCents: 800, minutes: 10 },
      ],
    },
    {
      title: 'Colorer',
      lines: [
        { what: 'Racines', priceCents: 4600, minutes: 75 },
        { what: 'Couleur entière', priceCents: 6800, minutes: 105 },
        { what: 'Balayage', priceCents: 9800, minutes: 150 },
        { what: 'Couleur végétale', priceCents: 7400, minutes: 120 },
        { what: 'Décoloration', priceCents: 11500, minutes: 180 },
      ],
    },
    {
      title: 'Soigner',
      lines: [
        { what: 'Barbe, serviette chaude', priceCents: 2200, minutes: 30 },
        { what: 'Soin profond', priceCents: 2600, minutes: 30 },
        { what: 'Coiffage, chignon', priceCents: 5200, minutes: 60 },
        { what: 'Brushing', priceCents: 2400, minutes: 30 },
      ],
    },
  ],
  stylists: [
    {
      name: 'Lou',
      hair: 'curls',
      skill: 'Boucles et coupes à sec',
      text: 'Douze ans de boucles, dont les siennes. Elle coupe mèche à mèche, sans eau, et vous apprend à sécher.',
      days: 'Mardi – vendredi',
    },
    {
      name: 'Sacha',
      hair: 'crop',
      skill: 'Courts, dégradés, barbes',
      text: 'Formé à Lyon, rapide et peu bavard si vous voulez lire. La nuque toujours finie au rasoir.',
      days: 'Mercredi – samedi',
    },
    {
      name: 'Nour',
      hair: 'bob',
      skill: 'Couleur et balayage',
      text: 'Chimiste avant d’être coloriste. Un test sur une mèche d’abord, et un prix qui ne bouge plus.',
      days: 'Mardi, jeudi – samedi',
    },
  ],
  hours: [
    { days: 'Mardi, mercredi', hours: '9 h – 19 h' },
    { days: 'Jeudi', hours: '9 h – 21 h' },
    { days: 'Vendredi', hours: '9 h – 19 h' },
    { days: 'Samedi', hours: '9 h – 17 h' },
    { days: 'Dimanche, lundi', hours: 'fermé' },
  ],
} as const

export type Stylist = (typeof salon)['stylists'][number]

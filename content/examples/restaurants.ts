/** SAMPLE: an invented restaurant. */
export const restaurant = {
  phone: { shown: '04 65 71 90 17', link: 'tel:+33465719017' },
  address: { street: '7 place de la Chapelle-Neuve', city: '34000 Montpellier' },
  lunch: [
    {
      course: 'Pour commencer',
      dishes: [
        { name: 'Velouté de potimarron', with: 'noisettes, huile de courge', marks: 'v' },
        { name: 'Poireaux brûlés', with: 'œuf mollet, moutarde en grains', marks: 'v' },
      ],
    },
    {
      course: 'Pour suivre',
      dishes: [
        { name: 'Daurade de Sète', with: 'fenouil confit, beurre d’agrumes', marks: '' },
        { name: 'Épaule d’agneau', with: 'sept heures, pois chiches, citron', marks: '' },
        { name: 'Gnocchi maison', with: 'blettes, brousse du Larzac', marks: 'v' },
      ],
    },
    {
      course: 'Pour finir',
      dishes: [
        { name: 'Tarte aux pommes fine', with: 'romarin, crème crue', marks: 'v' },
        { name: 'Pélardon affiné', with: 'miel de châtaignier', marks: 'v' },
      ],
    },
  ],
  formulas: [
    { name: 'Plat', priceCents: 1650 },
    { name: 'Entrée et plat, ou plat et dessert', priceCents: 2150 },
    { name: 'Les trois', priceCents: 2600 },
    { name: 'Le soir, cinq services', priceCents: 4800 },
  ],
  drinks: [
    { name: 'Terrasses du Larzac, Mas des Aubes', glassCents: 700, bottleCents: 3400 },
    { name: 'Picpoul, Domaine de la Lagune', glassCents: 550, bottleCents: 2600 },
    { name: 'Saint-Chinian nature, L’Amandier', glassCents: 650, bottleCents: 3100 },
    { name: 'Verveine froide du jardin', glassCents: 400, bottleCents: null },
  ],
  suppliers: [
    { what: 'Les légumes', who: 'Sophie, à Mauguio, récoltés la veille' },
    { what: 'Le poisson', who: 'la criée de Sète, jamais le lundi' },
    { what: 'L’agneau', who: 'la ferme du Caylar, entier, une fois par mois' },
    { what: 'Le pain', who: 'le fournil d’en face, deux fois par jour' },
  ],
  hours: [
    { days: 'Mardi – vendredi', hours: '12 h – 14 h' },
    { days: 'Mercredi – samedi', hours: '19 h 30 – 22 h' },
    { days: 'Dimanche, lundi', hours: 'fermé' },
  ],
} as const

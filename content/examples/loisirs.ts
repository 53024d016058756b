/** SAMPLE: an invented canoe hire. */
export const canoe = {
  phone: { shown: '04 65 71 62 25', link: 'tel:+33465716225' },
  email: 'base@canoe-herault.example',
  address: { street: 'Chemin de la Plage, sous le moulin', city: '34150 Aniane' },
  routes: [
    {
      name: 'La Libellule',
      km: '3 km',
      time: '1 h 30',
      level: 'Dès 5 ans',
      text: 'Eau calme, deux plages, aucun barrage. On part du moulin et on y revient : pas de navette à attendre.',
      departures: '9 h 30, 11 h 30, 14 h, 16 h',
    },
    {
      name: 'Les Falaises',
      km: '8 km',
      time: '3 h',
      level: 'Dès 7 ans',
      text: 'Les gorges par le milieu, trois petits rapides, un pique-nique sur les galets au pied du pont.',
      departures: '9 h, 10 h 30, 13 h 30',
    },
    {
      name: 'La Journée sauvage',
      km: '14 km',
      time: '6 h',
      level: 'Dès 10 ans',
      text: 'Départ avec la brume, deux glissières, des hérons. Pour ceux qui savent déjà tenir une pagaie.',
      departures: '8 h 30',
    },
  ],
  prices: [
    { boat: 'Canoë 2 places', cents: [2400, 3800, 5200] },
    { boat: 'Canoë 3 places (2 adultes, 1 enfant)', cents: [2900, 4500, 6100] },
    { boat: 'Kayak 1 place', cents: [1500, 2200, 3000] },
    { boat: 'Paddle', cents: [1400, null, null] },
  ],
  seasons: [
    {
      months: 'Avril – mai',
      open: 'Week-ends et jours fériés',
      hours: '9 h 30 – 17 h',
      water: '14 °C',
      flow: 3,
    },
    { months: 'Juin', open: 'Tous les jours', hours: '9 h – 18 h', water: '19 °C', flow: 2 },
    { months: 'Juillet – août', open: 'Tous les jours', hours: '8 h 30 – 19 h', water: '24 °C', flow: 1 },
    { months: 'Septembre', open: 'Mercredi – dimanche', hours: '9 h – 18 h', water: '21 °C', flow: 1 },
    {
      months: 'Octobre – mars',
      open: 'Groupes, sur demande',
      hours: 'la rivière se repose',
      water: '11 °C',
      flow: 3,
    },
  ],
  bring: [
    'Des chaussures qui tiennent aux pieds (pas de tongs)',
    'Un chapeau, de la crème, un litre d’eau par personne',
    'De quoi vous changer : les casiers sont gratuits',
  ],
  given: [
    'Gilet à votre taille, de 3 ans à XXL',
    'Bidon étanche de 6 litres',
    'Carte plastifiée des plages et des rapides',
  ],
} as const

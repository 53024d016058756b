/** SAMPLE: an invented bookshop; neither its books nor their authors exist. */
export const bookshop = {
  phone: { shown: '04 65 71 33 08', link: 'tel:+33465713308' },
  email: 'commande@librairie-arceaux.example',
  address: { street: '41 boulevard des Arceaux', city: '34000 Montpellier' },
  shelves: [
    {
      id: 'romans',
      name: 'Romans',
      books: [
        {
          cover: 'sea',
          title: 'La Saison des digues',
          author: 'Maud Estève',
          priceCents: 2150,
          stock: 'En rayon',
        },
        {
          cover: 'moon',
          title: 'Huit nuits à Larzac',
          author: 'Paul Ancelin',
          priceCents: 1990,
          stock: 'En rayon',
        },
        {
          cover: 'stairs',
          title: 'Rez-de-jardin',
          author: 'Yasmine Kaddour',
          priceCents: 890,
          stock: 'Dernier exemplaire',
        },
        {
          cover: 'birds',
          title: 'Un courrier pour personne',
          author: 'Ilse Vandamme',
          priceCents: 2290,
          stock: 'En rayon',
        },
      ],
    },
    {
      id: 'jeunesse',
      name: 'Jeunesse',
      books: [
        {
          cover: 'whale',
          title: 'Où dort la baleine ?',
          author: 'Tom Lacaze',
          priceCents: 1450,
          stock: 'En rayon',
        },
        {
          cover: 'fox',
          title: 'Renard prend le tram',
          author: 'Lise et Jo Perrin',
          priceCents: 1290,
          stock: 'En rayon',
        },
      ],
    },
    {
      id: 'cuisine-jardin',
      name: 'Cuisine et jardin',
      books: [
        {
          cover: 'lemon',
          title: 'Le Citron, en tout',
          author: 'Nadia Belhadj',
          priceCents: 2900,
          stock: 'Sous 48 heures',
        },
        {
          cover: 'leaf',
          title: 'Jardiner sans arroser',
          author: 'Marc Olivero',
          priceCents: 2450,
          stock: 'En rayon',
        },
      ],
    },
  ],
  steps: [
    {
      title: 'Choisissez',
      text: 'ici, à n’importe quelle heure. Un livre absent du site ? Demandez-le par courriel.',
    },
    { title: 'Nous préparons', text: 'avant 11 h pour les commandes de la nuit. Un message vous prévient.' },
    {
      title: 'Passez le prendre',
      text: 'pendant dix jours. Vous payez au comptoir, et vous pouvez changer d’avis.',
    },
  ],
  hours: [
    { days: 'Lundi', hours: '14 h – 19 h' },
    { days: 'Mardi – vendredi', hours: '10 h – 19 h' },
    { days: 'Samedi', hours: '9 h 30 – 19 h 30' },
    { days: 'Dimanche', hours: 'le site seulement' },
  ],
  evenings: [
    { date: '2027-01-14', what: 'Maud Estève lit « La Saison des digues »' },
    { date: '2027-01-23', what: 'Heure du conte, dès 4 ans, avec Tom Lacaze' },
    { date: '2027-02-04', what: 'Club des lecteurs : trois romans de montagne' },
  ],
} as const

export type Cover = (typeof bookshop)['shelves'][number]['books'][number]['cover']

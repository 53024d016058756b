/** SAMPLE: an invented village fair. */
export const fair = {
  phone: { shown: '06 39 98 24 10', link: 'tel:+33639982410' },
  email: 'benevoles@fete-treille.example',
  place: 'Saint-Aubin-des-Vignes (Hérault)',
  days: [
    {
      date: '2027-09-10',
      title: 'On accroche les lampions',
      programme: [
        { at: '18 h', what: 'Ouverture des caves', where: 'Rue du Four' },
        { at: '19 h 30', what: 'Grande tablée, 300 couverts', where: 'Place de la Treille' },
        { at: '21 h 30', what: 'Bal occitan avec Les Sarments', where: 'Sous les platanes' },
      ],
    },
    {
      date: '2027-09-11',
      title: 'On foule le raisin',
      programme: [
        { at: '9 h', what: 'Vendange à la main, dès 6 ans', where: 'Vigne communale' },
        { at: '11 h', what: 'Foulage aux pieds, essuie-pieds fournis', where: 'Cour de l’école' },
        { at: '15 h', what: 'Joutes de brouettes', where: 'Avenue de la Gare' },
        { at: '17 h', what: 'Fanfare La Grappe', where: 'Dans les rues' },
        { at: '22 h', what: 'Feu de la Saint-Jean en retard', where: 'Aire de battage' },
      ],
    },
    {
      date: '2027-09-12',
      title: 'On finit les restes',
      programme: [
        { at: '10 h', what: 'Marché des voisins, 40 étals', where: 'Place et ruelles' },
        { at: '12 h 30', what: 'Pique-nique des restes', where: 'Bords du ruisseau' },
        { at: '15 h', what: 'Concours de tartes, jury de 8 à 12 ans', where: 'Salle des fêtes' },
        { at: '17 h', what: 'Dernière danse', where: 'Place de la Treille' },
      ],
    },
  ],
  prices: [
    { what: 'Entrée, trois jours', priceCents: 0 },
    { what: 'Grande tablée du vendredi', priceCents: 1800 },
    { what: 'Grande tablée, moins de 12 ans', priceCents: 900 },
    { what: 'Verre de la fête et trois dégustations', priceCents: 700 },
  ],
  access: [
    {
      how: 'En train',
      text: 'Gare à 900 m, TER toutes les heures depuis Montpellier et Béziers, dernier départ 0 h 40.',
    },
    { how: 'À vélo', text: 'Voie verte du Canal, parking gardé de 200 places derrière l’église.' },
    {
      how: 'En voiture',
      text: 'Pré des Oliviers, gratuit, à dix minutes à pied. Le village est fermé aux voitures.',
    },
    {
      how: 'En fauteuil',
      text: 'Place et salle de plain-pied, quatre places réservées rue du Lavoir, boucle magnétique à la scène.',
    },
  ],
  tasks: [
    { what: 'Monter les tables', when: 'jeudi soir', needed: 20 },
    { what: 'Servir la tablée', when: 'vendredi, 18 h – 23 h', needed: 32 },
    { what: 'Garder les vélos', when: 'par tranches de 3 heures', needed: 12 },
    { what: 'Tout ranger', when: 'dimanche, 18 h', needed: 40 },
  ],
} as const

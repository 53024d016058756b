/** SAMPLE: an invented law firm. */
export const lawyer = {
  phone: { shown: '04 65 71 20 14', link: 'tel:+33465712014' },
  email: 'cabinet@roussel-avocat.example',
  address: { street: '3 rue de la Vieille-Intendance', city: '34000 Montpellier' },
  fields: [
    {
      name: 'Travail',
      question: '« On me convoque à un entretien préalable. Que dois-je signer ? »',
      answer:
        'Rien le jour même. Apportez la lettre : nous vérifions les délais et préparons l’entretien avec vous.',
      matters: [
        'Licenciement et rupture conventionnelle',
        'Heures supplémentaires',
        'Harcèlement, discrimination',
      ],
    },
    {
      name: 'Famille',
      question: '« Peut-on divorcer sans passer devant le juge ? »',
      answer: 'Oui, si vous êtes d’accord sur tout. Comptez trois mois, un avocat chacun et un notaire.',
      matters: ['Divorce amiable ou contentieux', 'Résidence des enfants, pension', 'Partage des biens'],
    },
    {
      name: 'Logement',
      question: '« Mon propriétaire garde mon dépôt de garantie. »',
      answer:
        'Il a un ou deux mois pour le rendre, puis 10 % du loyer par mois de retard. Une lettre suffit souvent.',
      matters: ['Bail d’habitation et commercial', 'Troubles de voisinage', 'Copropriété'],
    },
    {
      name: 'Consommation',
      question: '« L’artisan a encaissé l’acompte et ne répond plus. »',
      answer:
        'Une mise en demeure datée fixe un délai. Passé ce délai, vous pouvez rompre le contrat et réclamer l’acompte.',
      matters: ['Travaux et malfaçons', 'Assurance qui refuse de payer', 'Crédit, banque'],
    },
  ],
  steps: [
    {
      when: 'Avant',
      what: 'Vous appelez ou écrivez. Nous vous disons sous un jour ouvré si nous sommes compétents.',
    },
    {
      when: 'Le jour',
      what: '45 minutes au cabinet ou en visioconférence. Apportez les pièces, même en désordre.',
    },
    {
      when: 'Après',
      what: 'Un courrier de deux pages : vos droits, les délais, le coût de chaque voie. Vous décidez.',
    },
  ],
  fees: [
    {
      service: 'Premier rendez-vous, avec compte rendu écrit',
      priceCents: 9000,
      note: 'déduit si nous ouvrons un dossier',
    },
    { service: 'Mise en demeure', priceCents: 24000, note: 'forfait' },
    { service: 'Rupture conventionnelle', priceCents: 78000, note: 'forfait' },
    {
      service: 'Divorce par consentement mutuel',
      priceCents: 144000,
      note: 'forfait, par époux, hors notaire',
    },
    { service: 'Autres dossiers', priceCents: 21600, note: 'de l’heure, avec un plafond écrit' },
  ],
  questions: [
    {
      question: 'Ai-je droit à l’aide juridictionnelle ?',
      answer:
        'Le cabinet l’accepte. Nous remplissons la demande avec vous au premier rendez-vous, qui est alors gratuit.',
    },
    {
      question: 'Qui suivra mon dossier ?',
      answer:
        'Mehdi Roussel, du premier appel à l’audience. Il n’y a ni standard ni collaborateur à qui tout réexpliquer.',
    },
    {
      question: 'Ce que je vous dis reste-t-il secret ?',
      answer:
        'Oui, dès le premier appel et même si vous ne donnez pas suite. Le secret professionnel est absolu.',
    },
  ],
  hours: [
    { days: 'Lundi – jeudi', hours: '9 h – 18 h 30' },
    { days: 'Vendredi', hours: '9 h – 16 h' },
    { days: 'Samedi', hours: 'sur rendez-vous' },
  ],
} as const

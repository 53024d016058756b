/** The full comparison, in the order of the plans: Basique, Standard, Pro. */
export const comparison: readonly { label: string; values: readonly [string, string, string] }[] = [
  { label: 'Type de site', values: ['Vitrine statique', 'Dynamique', 'E-commerce'] },
  { label: 'Pages', values: ['3', '6', 'Illimitées'] },
  { label: 'Langues', values: ['2', '3', '5'] },
  { label: 'CMS', values: ['En option', 'Compris', 'Compris'] },
  { label: 'Boutique en ligne', values: ['Non', 'Non', 'Oui'] },
  { label: 'Hébergement', values: ['Avec l’abonnement', 'Avec l’abonnement', 'Avec l’abonnement'] },
  { label: 'Support par tickets', values: ['Avec l’abonnement', 'Avec l’abonnement', 'Avec l’abonnement'] },
  { label: 'Priorité des demandes', values: ['Normale', 'Haute', 'La plus haute'] },
]

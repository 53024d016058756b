import { plans } from './plans'

/** The full comparison, in the order of the plans: Basique, Standard, Pro. */
export const comparison: readonly { label: string; values: readonly string[] }[] = [
  { label: 'Type de site', values: ['Vitrine statique', 'Dynamique', 'E-commerce'] },
  { label: 'Pages', values: plans.map(({ pages }) => (pages === null ? 'Illimitées' : `${pages}`)) },
  { label: 'Langues', values: plans.map(({ languages }) => `${languages}`) },
  { label: 'CMS', values: ['En option', 'Compris', 'Compris'] },
  { label: 'Boutique en ligne', values: ['Non', 'Non', 'Oui'] },
  { label: 'Hébergement', values: ['Avec l’abonnement', 'Avec l’abonnement', 'Avec l’abonnement'] },
  { label: 'Support par tickets', values: ['Avec l’abonnement', 'Avec l’abonnement', 'Avec l’abonnement'] },
  { label: 'Priorité des demandes', values: ['Normale', 'Haute', 'La plus haute'] },
]

/** The site's public pages except articles and examples, by their canonical paths. */
export const publicPages: readonly { path: string; name: string }[] = [
  { path: '/', name: 'Accueil' },
  { path: '/promo', name: 'Visite guidée' },
  { path: '/contact', name: 'Contact' },
  { path: '/start', name: 'Commencer votre projet' },
  { path: '/about', name: 'À propos' },
  { path: '/blog', name: 'Blog' },
  { path: '/cgv', name: 'Conditions de vente' },
  { path: '/cgu', name: 'Conditions d’utilisation' },
  { path: '/privacy', name: 'Confidentialité' },
  { path: '/mentions-legales', name: 'Mentions légales' },
  { path: '/accessibilite', name: 'Accessibilité' },
  { path: '/retractation', name: 'Rétractation' },
  { path: '/resilier', name: 'Résiliation' },
  { path: '/signaler', name: 'Signalement de contenu' },
]

import { brand } from '@/content/brand'
import { plans } from '@/content/plans'
import { promo } from '@/content/promo'
import { formatEuros } from '@/lib/domain/money'

/** A page as search engines and people who are sent its link see it. */
export type PublicPage = {
  path: string
  /** Its name in a breadcrumb, and in the browser's title before the agency's name. */
  name: string
  /** A form of the page sets the browser's title (NO_TITLE). */
  titledByForm?: boolean
  /** The title of a shared link and its picture, where the name says too little. */
  headline?: string
  description: string
  /** The page above it, where that is not the home page. */
  above?: { path: string; name: string }
  /** When an article came out, YYYY-MM-DD. */
  published?: string
  /** When the content last changed, YYYY-MM-DD, where that is known. */
  changed?: string
  /** The page whose picture this page reuses. */
  pictureOf?: string
}

const lowest = formatEuros(Math.min(...plans.map(({ subscriptionCents }) => subscriptionCents)))

/** The pages that are not texts of `content`. */
export const pages = {
  home: {
    path: '/',
    name: 'Accueil',
    titledByForm: true,
    headline: `${brand.name}, agence web à ${brand.address.city} : votre site dès ${lowest} par mois`,
    description: `Agence web à ${brand.address.city} : sites modernes, boutiques en ligne et applications web, conçus, hébergés et suivis avec vous, dès ${lowest} par mois.`,
  },
  contact: {
    path: '/contact',
    name: 'Contact',
    titledByForm: true,
    headline: `Contacter ${brand.name}, agence web à ${brand.address.city}`,
    description: `Téléphone, e-mail, adresse et horaires de l’agence à ${brand.address.city}, et un formulaire pour être recontacté au moment qui vous convient.`,
  },
  promo: {
    path: '/promo',
    name: promo.title,
    description: promo.description,
  },
  blog: {
    path: '/blog',
    name: 'Blog',
    headline: `Le blog ${brand.ofName} : bien préparer son site`,
    description:
      'Des conseils concrets pour les indépendants, commerces et petites entreprises qui ont un site ou vont en avoir un.',
  },
  withdrawal: {
    path: '/retractation',
    name: 'Renoncer au contrat',
    titledByForm: true,
    description: `Consommateur, renoncez en ligne à un contrat conclu à distance avec ${brand.name}\u00a0: deux étapes, puis un accusé de réception daté par e-mail.`,
  },
  termination: {
    path: '/resilier',
    name: 'Résilier votre contrat',
    titledByForm: true,
    description: `Résiliez en ligne un contrat avec ${brand.name}, sans compte ni motif\u00a0: quelques informations, un récapitulatif, puis un accusé de réception daté.`,
  },
  notice: {
    path: '/signaler',
    name: 'Signaler un contenu illicite',
    titledByForm: true,
    description: `Signalez en ligne, sans compte, un contenu illicite hébergé par ${brand.name} : deux étapes, un accusé de réception daté, puis une décision motivée.`,
  },
  start: {
    path: '/start',
    name: 'Commencer votre projet',
    description:
      'Votre projet en quatre étapes : un compte, quelques questions et une formule, un rendez-vous, puis un site livré clé en main.',
  },
  login: {
    path: '/login',
    name: 'Connexion client',
    titledByForm: true,
    description: `L’espace des clients ${brand.ofName} : suivez vos demandes, modifiez votre site, gérez votre boutique et retrouvez vos commandes.`,
  },
  reference: {
    path: '/api/docs',
    name: 'L’API',
    headline: `L’API ${brand.ofName}, appel par appel`,
    description: `La référence de l’API ${brand.ofName} : chaque appel avec son adresse, son accès, ses paramètres, ses réponses et ses refus.`,
  },
} satisfies Record<string, PublicPage>

/** A part of the API's reference. */
export const referencePage = ({ id, tag }: { id: string; tag: string }): PublicPage => ({
  path: `/api/docs/${id}`,
  name: `${tag} · L’API`,
  description: `Les appels de l’API ${brand.ofName} pour « ${tag} » : adresses, accès, paramètres, exemples de requêtes, réponses et refus.`,
  above: pages.reference,
  pictureOf: pages.reference.path,
})

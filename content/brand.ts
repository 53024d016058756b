import { withDe } from '@/lib/domain/elision'
import { BRAND_NAME } from './brand-name'

/** Everything that names the agency. Nothing else in the product spells these. */
export const brand = {
  name: BRAND_NAME,
  /** After a noun: with or without elision, depending on the name. */
  ofName: withDe(BRAND_NAME),
  tagline: 'Votre présence en ligne commence avec',
  description:
    'Ostal, agence web à Montpellier : sites modernes, boutiques en ligne et applications web, conçus, hébergés et suivis par une équipe à votre écoute.',
  email: 'contact@ostal.example',
  phone: { shown: '04 67 00 12 34', link: 'tel:+33467001234' },
  address: { street: '12 rue de l’Ancien Courrier', zip: '34000', city: 'Montpellier', country: 'France' },
  /** The two pages show different hours. */
  hours: {
    home: [{ days: 'Du lundi au samedi', hours: '10h – 20h' }],
    contact: [
      { days: 'Lundi – vendredi', hours: '9h – 18h' },
      { days: 'Samedi', hours: '10h – 14h' },
      { days: 'Dimanche', hours: 'Fermé' },
    ],
    /** The contact page's hours for calculations, Sunday first: opening and closing, or null. */
    week: [null, [9, 18], [9, 18], [9, 18], [9, 18], [9, 18], [10, 14]],
    /** The same for the home page's hours. */
    homeWeek: [null, [10, 20], [10, 20], [10, 20], [10, 20], [10, 20], [10, 20]],
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/ostal' },
    { name: 'Instagram', url: 'https://www.instagram.com/ostal' },
  ],
} as const

/** Invented, like e-mail addresses that end in `.example`: remove each entry that you have replaced. */
export const SAMPLE_FACTS: readonly (keyof typeof brand)[] = ['phone', 'address', 'social']

const TO_COMPLETE = 'À compléter'
const toComplete = (what: string) => `${TO_COMPLETE}\u00a0: ${what}`
export const isToComplete = (fact: string): boolean => fact.startsWith(TO_COMPLETE)

/** The legally required facts of the company behind the brand. TO BE REPLACED completely before the site goes public. */
export const company = {
  legalName: toComplete('dénomination sociale'),
  legalForm: toComplete('forme juridique et capital social'),
  registration: toComplete('ville du RCS et numéro SIREN'),
  vatNumber: toComplete('numéro de TVA intracommunautaire'),
  director: toComplete('nom du directeur de la publication'),
  host: toComplete('nom, adresse et téléphone de l’hébergeur'),
  insurer: toComplete('nom et adresse de l’assureur, étendue géographique du contrat'),
  mediator: toComplete('nom, adresse et site du médiateur de la consommation'),
  court: toComplete('tribunal du siège social'),
} as const
